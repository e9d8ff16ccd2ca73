import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The emulators that the served functions talk to; where they are is in the environment. */
const app = initializeApp();
export const db = getFirestore(app);
export const auth = getAuth(app);

interface FirebaseSession {
  idToken: string;
}

async function identity(method: string, payload: object): Promise<FirebaseSession> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payload, returnSecureToken: true }),
      signal: AbortSignal.timeout(10_000),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json() as Promise<FirebaseSession>;
}

/** Exchanges a custom token for a session, as a client of Firebase does. */
export function signInWithCustomToken(token: string): Promise<FirebaseSession> {
  return identity('signInWithCustomToken', { token });
}

/** Signs in with Google by the emulator's unsigned credential. */
export function signInWithGoogle(email: string): Promise<FirebaseSession> {
  const credential = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  return identity('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString(),
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  });
}
