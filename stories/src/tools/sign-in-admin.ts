import { adminFirebaseAuth } from '@fanclub/contract/sessions/routes';
import { uniqueEmail } from './build-registration.ts';
import { call } from './call.ts';
import { suiteDb } from './firebase.ts';
import { signInWithGoogle } from './identity.ts';

export interface BuiltAdmin {
  email: string;
  uid: string;
  token: string;
}

/** A new admin, signed in with Google: limits and sessions of other tests don't touch this one. */
export async function signInAdmin(email = uniqueEmail('admin')): Promise<BuiltAdmin> {
  await suiteDb().doc(`admins/${email}`).set({ email }, { merge: true });
  const { idToken, localId } = await signInWithGoogle(email);
  const { status } = await call(adminFirebaseAuth, { body: { firebase_token: idToken } });
  if (status !== 200) throw new Error(`${email} is not let in: ${status}`);
  return { email, uid: localId, token: idToken };
}
