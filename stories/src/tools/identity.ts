import { demoAdminEmail } from './access.ts';

export interface FirebaseSession {
  idToken: string;
  refreshToken: string;
  localId: string;
}

const patienceMs = 10_000;

async function identity(method: string, payload: object): Promise<FirebaseSession> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payload, returnSecureToken: true }),
      signal: AbortSignal.timeout(patienceMs),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json() as Promise<FirebaseSession>;
}

function googleCredential(email: string, isVerified: boolean) {
  const sub = email === demoAdminEmail ? 'google-admin' : `google-${email}`;
  const credential = JSON.stringify({ sub, email, email_verified: isVerified });
  return {
    postBody: new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString(),
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  };
}

/** Signs in with Google as the browser's SDK does, with the emulator's unsigned credential. */
export function signInWithGoogle(email: string, isVerified = true): Promise<FirebaseSession> {
  return identity('signInWithIdp', googleCredential(email, isVerified));
}

/** Exchanges a custom token for a session, as a client of Firebase does. */
export function signInWithCustomToken(token: string): Promise<FirebaseSession> {
  return identity('signInWithCustomToken', { token });
}

/** Signs in at Firebase directly, without our API. */
export function signInPastTheApi(email: string, password: string): Promise<FirebaseSession> {
  return identity('signInWithPassword', { email, password });
}

/** Links a Google account at Firebase directly, as any session can, without our API. */
export function linkGoogle(idToken: string, email: string): Promise<FirebaseSession> {
  return identity('signInWithIdp', { ...googleCredential(email, true), idToken });
}

/** Unlinks the Google account of a session at Firebase directly, without our API. */
export function unlinkGoogle(idToken: string): Promise<FirebaseSession> {
  return identity('update', { idToken, deleteProvider: ['google.com'] });
}

/** Sets an account's e-mail address at Firebase directly, as any session can, without our API. */
export function setEmailPastTheApi(idToken: string, email: string): Promise<FirebaseSession> {
  return identity('update', { idToken, email });
}

/** Sets an account's password at Firebase directly, as any holder of its token can, without our API. */
export function setPasswordPastTheApi(idToken: string, password: string): Promise<FirebaseSession> {
  return identity('update', { idToken, password });
}
