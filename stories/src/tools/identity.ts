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

/** Signs in with Google as a browser does. The emulator accepts a credential without a signature. */
export function signInWithGoogle(email: string, isVerified = true): Promise<FirebaseSession> {
  return identity('signInWithIdp', googleCredential(email, isVerified));
}

/** Signs in with a custom token and returns the session, as a browser does. */
export function signInWithCustomToken(token: string): Promise<FirebaseSession> {
  return identity('signInWithCustomToken', { token });
}

/** Signs in at Firebase directly, without our API. */
export function signInPastTheApi(email: string, password: string): Promise<FirebaseSession> {
  return identity('signInWithPassword', { email, password });
}

/** Links a Google account to the account of a session. It calls Firebase directly, which every session can do. */
export function linkGoogle(idToken: string, email: string): Promise<FirebaseSession> {
  return identity('signInWithIdp', { ...googleCredential(email, true), idToken });
}

/** Unlinks the Google account from the account of a session. It calls Firebase directly, which every session can do. */
export function unlinkGoogle(idToken: string): Promise<FirebaseSession> {
  return identity('update', { idToken, deleteProvider: ['google.com'] });
}

/** Changes the e-mail address of an account. It calls Firebase directly, which every session can do. */
export function setEmailPastTheApi(idToken: string, email: string): Promise<FirebaseSession> {
  return identity('update', { idToken, email });
}

/**
 * Changes the password of an account. It calls Firebase directly, which everybody who has the account's token can do.
 */
export function setPasswordPastTheApi(idToken: string, password: string): Promise<FirebaseSession> {
  return identity('update', { idToken, password });
}
