import { connectAuthEmulator, GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { env } from '#config/env.ts';
import { firebaseAuth, type GoogleSession, toGoogleSession } from '../firebase-auth.ts';
import { chooseAccount } from './choose-account.tsx';

/** Signs in with the emulator's unsigned credential: Google's script cannot be had locally. */
export async function emulatorSignIn(): Promise<GoogleSession> {
  const auth = firebaseAuth((fresh) =>
    connectAuthEmulator(fresh, env.authEmulatorUrl, { disableWarnings: true }),
  );
  const account = await chooseAccount();
  if (!account) throw Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });
  const credential = GoogleAuthProvider.credential(
    JSON.stringify({ ...account, email_verified: true }),
  );
  return toGoogleSession(auth, await signInWithCredential(auth, credential));
}
