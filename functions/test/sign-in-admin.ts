import { uniqueEmail } from './build-registration.ts';
import { testDb } from './firebase.ts';
import { signInWithGoogle } from './sign-in.ts';

export interface BuiltAdmin {
  email: string;
  uid: string;
  token: string;
}

/** A new admin, signed in with Google: limits and sessions of other tests don't touch this one. */
export async function signInAdmin(email = uniqueEmail('admin')): Promise<BuiltAdmin> {
  await testDb().doc(`admins/${email}`).set({ email }, { merge: true });
  const { idToken, localId } = await signInWithGoogle(email);
  return { email, uid: localId, token: idToken };
}
