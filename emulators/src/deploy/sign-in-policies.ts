import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import type { Answer } from '../google/google-api.ts';
import type { Deployment } from './deployment.ts';
import { lacks } from './lacks.ts';

/** Policies that Firebase Auth enforces itself, for clients that call it without our API. */
const policies = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: newPasswordMinLength } },
    ],
  },
  // Our server creates members, and `npm run admin:add` creates admins; nobody creates or deletes their own
  // account.
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  signIn: { email: { enabled: true, passwordRequired: false } },
};
const updateMask = 'emailPrivacyConfig,passwordPolicyConfig,client.permissions,signIn.email';

const configOf = (project: string) => `projects/${project}/config`;

export function readSignInConfig({ api }: Deployment): Promise<Answer | undefined> {
  return api.get('identity', configOf(api.project));
}

/** The names of the policies that a project's configuration lacks. */
export function lackingPolicies(config: Answer): string[] {
  return lacks(config, policies);
}

/** The domains on which Google sign-in must work: the existing ones and ours, without localhost. */
function wantedDomains(config: Answer, { parameters }: Deployment): string[] {
  const ours = new URL(parameters.PUBLIC_URL ?? 'http://localhost').hostname;
  const others: string[] = config?.authorizedDomains ?? [];
  return [...new Set([...others, ours])].filter((domain) => domain !== 'localhost');
}

/** The domains that are missing, and those that are authorised without need. */
export function wrongDomains(config: Answer, deployment: Deployment): string[] {
  const wanted = wantedDomains(config, deployment);
  const authorised: string[] = config?.authorizedDomains ?? [];
  return [
    ...wanted.filter((domain) => !authorised.includes(domain)),
    ...authorised.filter((domain) => !wanted.includes(domain)),
  ];
}

/** Sets our policies in Firebase Auth; the domains of previews stay authorised. */
export async function ensureSignInPolicies(deployment: Deployment): Promise<void> {
  const { api } = deployment;
  const config = await readSignInConfig(deployment);
  const isDone =
    lackingPolicies(config).length === 0 && wrongDomains(config, deployment).length === 0;
  if (isDone) return;
  const body = { ...policies, authorizedDomains: wantedDomains(config, deployment) };
  await api.send(
    'PATCH',
    'identity',
    `${configOf(api.project)}?updateMask=${updateMask},authorizedDomains`,
    body,
  );
}
