import { env } from '#config/env.ts';

/** A Google account of the Auth emulator; `sub` is the id that Google would give it. */
export interface EmulatorAccount {
  sub: string;
  email: string;
  name: string;
}

interface QueryAnswer {
  userInfo?: {
    displayName?: string;
    providerUserInfo?: { providerId: string; rawId: string; email?: string }[];
  }[];
}

/** Returns the Google accounts of the Auth emulator, sorted by e-mail address. */
export async function listAccounts(authHost: string): Promise<EmulatorAccount[]> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${env.firebase.projectId}/accounts:query`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: '{}',
    },
  );
  const { userInfo = [] } = (await response.json()) as QueryAnswer;
  return userInfo
    .flatMap(({ displayName, providerUserInfo = [] }) =>
      providerUserInfo
        .filter(({ providerId, email }) => providerId === 'google.com' && email)
        .map(({ rawId, email = '' }) => ({ sub: rawId, email, name: displayName ?? email })),
    )
    .sort((a, b) => a.email.localeCompare(b.email));
}

/** Builds an account for an address that has no account in the emulator. */
export function newAccount(typed: string): EmulatorAccount {
  const email = typed.trim().toLowerCase();
  return { sub: `google-${email}`, email, name: email.split('@')[0] ?? email };
}
