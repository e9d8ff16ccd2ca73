import { findAccount } from '../src/features/accounts/auth-accounts.ts';
import { firebaseAuth, firestore, storageBucket } from '../src/platform/firebase/admin.ts';
import { createKeyedHash } from '../src/platform/keyed-hash.ts';

/** The emulators beside the API under test; project and bucket come from the environment. */

export const testDb = firestore;
export const testAuth = firebaseAuth;
export const testBucket = storageBucket;

/** The keyed hash of the server under test. */
export const testKeyedHash = () => createKeyedHash(process.env.HASH_KEY ?? '');

/** Whether the bucket has an object there. */
export const isStored = async (path: string) => (await testBucket().file(path).exists())[0];

/** Whether Firebase has an account with this uid. */
export const hasAccount = async (uid: string) =>
  (await findAccount({ auth: testAuth() }, uid)) !== null;

/** Member records whose e-mail is this one; the lock should allow only one. */
export async function membersWithEmail(email: string) {
  return (await testDb().collection('members').where('email', '==', email).get()).docs;
}
