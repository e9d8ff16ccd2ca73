import type { Bucket } from '@google-cloud/storage';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createKeyedHash } from '../src/security/keyed-hash.ts';

/** The emulators beside the API under test; project and bucket come from the environment. */

const app = (): App => getApps()[0] ?? initializeApp();

export const testDb = () => getFirestore(app());
export const testAuth = () => getAuth(app());
export const testBucket = () => getStorage(app()).bucket() as unknown as Bucket;

/** The keyed hash of the server under test. */
export const testKeyedHash = () => createKeyedHash(process.env.HASH_KEY ?? '');

/** Member records whose e-mail is this one; the lock should allow only one. */
export async function membersWithEmail(email: string) {
  return (await testDb().collection('members').where('email', '==', email).get()).docs;
}
