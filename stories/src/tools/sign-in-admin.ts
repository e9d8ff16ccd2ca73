import type { AdminRole } from '@fanclub/contract/roles';
import { adminFirebaseAuth } from '@fanclub/contract/sessions/admin-routes';
import { Timestamp } from 'firebase-admin/firestore';
import { uniqueEmail } from './build-member.ts';
import { call } from './call.ts';
import { suiteDb } from './firebase.ts';
import { signInWithGoogle } from './identity.ts';

export interface BuiltAdmin {
  email: string;
  uid: string;
  token: string;
}

const gateOpenMs = 60 * 60_000;

/**
 * Creates an admin and signs in with Google. By default, the e-mail address is new, so that limits and sessions of
 * other tests do not matter. Unless `gate` is `closed`, the session can use the panel for an hour without the pass
 * phrase.
 */
export async function signInAdmin(
  email = uniqueEmail('admin'),
  gate: 'open' | 'closed' = 'open',
  role: AdminRole = 'owner',
): Promise<BuiltAdmin> {
  const row = suiteDb().doc(`admins/${email}`);
  await row.set({ email, role }, { merge: true });
  const { idToken, localId } = await signInWithGoogle(email);
  const { status } = await call(adminFirebaseAuth, { body: { firebase_token: idToken } });
  if (status !== 200) throw new Error(`${email} is not let in: ${status}`);
  if (gate === 'open') {
    const { auth_time } = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    const until = Timestamp.fromMillis(Date.now() + gateOpenMs);
    await row.set({ gates: { [auth_time]: until } }, { merge: true });
  }
  return { email, uid: localId, token: idToken };
}
