import { type GoogleAnswer, GoogleError } from '../google-api.ts';
import type { Deployment } from './deployment.ts';
import { lacks } from './lacks.ts';

/** Settings that Firebase Auth enforces even if a client calls it directly, without our API. */
const policies = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  // People can neither create nor delete an account at Firebase themselves. Our server creates the accounts of members,
  // and `npm run admin:add` those of admins.
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  signIn: { email: { enabled: true, passwordRequired: false } },
};
const updateMask = 'emailPrivacyConfig,client.permissions,signIn.email';

const configOf = (project: string) => `projects/${project}/config`;

export function readSignInConfig({ api }: Deployment): Promise<GoogleAnswer | undefined> {
  return api.get('identity', configOf(api.project));
}

/** Returns the paths of the settings that differ in a project's configuration. */
export function lackingPolicies(config: GoogleAnswer): string[] {
  return lacks(config, policies);
}

/** Returns the domains on which people may sign in with Google: the configured ones and ours, but not localhost. */
function wantedDomains(config: GoogleAnswer, { parameters }: Deployment): string[] {
  const ours = new URL(parameters.PUBLIC_URL ?? 'http://localhost').hostname;
  const others: string[] = config?.authorizedDomains ?? [];
  return [...new Set([...others, ours])].filter((domain) => domain !== 'localhost');
}

/** Returns the wanted domains that are not configured, and the configured ones that must not be (localhost). */
export function wrongDomains(config: GoogleAnswer, deployment: Deployment): string[] {
  const wanted = wantedDomains(config, deployment);
  const authorised: string[] = config?.authorizedDomains ?? [];
  return [
    ...wanted.filter((domain) => !authorised.includes(domain)),
    ...authorised.filter((domain) => !wanted.includes(domain)),
  ];
}

/** The `subtype` of an upgraded project's configuration. Before the upgrade, `client.permissions` is refused. */
const upgraded = 'IDENTITY_PLATFORM';

/** Upgrades Firebase Auth to Identity Platform, which is free for as many accounts as a club has. */
async function upgradeAuth({ api }: Deployment): Promise<void> {
  const path = `projects/${api.project}/identityPlatform:initializeAuth`;
  try {
    await api.send('POST', 'identityPlatform', path, {});
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    const page = `https://console.cloud.google.com/customer-identity/providers?project=${api.project}`;
    throw new GoogleError(
      `${error.message}. Open ${page}, press "Enable Identity Platform", and deploy again.`,
      error.status,
    );
  }
}

/** Writes our settings to Firebase Auth. The domains of previews remain configured. */
export async function ensureSignInPolicies(deployment: Deployment): Promise<void> {
  const { api } = deployment;
  let config = await readSignInConfig(deployment);
  if (config?.subtype !== upgraded) {
    await upgradeAuth(deployment);
    config = await readSignInConfig(deployment);
  }
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
