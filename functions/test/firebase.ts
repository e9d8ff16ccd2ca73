import { findAccount } from '../src/features/accounts/auth-accounts.ts';
import { firebaseAuth, firestore, storageBucket } from '../src/platform/firebase/admin.ts';
import { createKeyedHash } from '../src/platform/keyed-hash.ts';

/** Clients of the emulators that the API under test uses. Project and bucket come from environment variables. */

export const testDb = firestore;
export const testAuth = firebaseAuth;
export const testBucket = storageBucket;

/** Returns the keyed hash with the key of the server under test. */
export const testKeyedHash = () => createKeyedHash(process.env.HASH_KEY ?? '');

/** True if the bucket has an object at this path. */
export const isStored = async (path: string) => (await testBucket().file(path).exists())[0];

export const hasAccount = async (uid: string) =>
  (await findAccount({ auth: testAuth() }, uid)) !== null;
