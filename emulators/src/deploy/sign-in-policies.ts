import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import type { Answer } from '../google/google-api.ts';
import type { Deployment } from './deployment.ts';
import { lacks } from './lacks.ts';

/** What Firebase Auth is to hold by itself, for whoever talks to it past our API. */
const policies = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: newPasswordMinLength } },
    ],
  },
  // Members are made by our server, admins by `npm run admin:add`; nobody makes or deletes themselves.
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

/** Where the Google button must work: not on somebody's own machine. */
function wantedDomains(config: Answer, { parameters }: Deployment): string[] {
  const ours = new URL(parameters.PUBLIC_URL ?? 'http://localhost').hostname;
  const others: string[] = config?.authorizedDomains ?? [];
  return [...new Set([...others, ours])].filter((domain) => domain !== 'localhost');
}

/** The domains that are missing, or authorised without need. */
export function wrongDomains(config: Answer, deployment: Deployment): string[] {
  const wanted = wantedDomains(config, deployment);
  const authorised: string[] = config?.authorizedDomains ?? [];
  return [
    ...wanted.filter((domain) => !authorised.includes(domain)),
    ...authorised.filter((domain) => !wanted.includes(domain)),
  ];
}

/** Asks Firebase Auth for our policies; the domains of previews stay as they are. */
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
