import { GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { firebaseAuth, type GoogleSession, toGoogleSession } from './firebase-auth.ts';

/** Opens Google's sign-in window and returns the session that Firebase opened. Rejects if the window is closed. */
export async function popupSignIn(): Promise<GoogleSession> {
  const auth = firebaseAuth();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return toGoogleSession(auth, await signInWithPopup(auth, provider));
}
