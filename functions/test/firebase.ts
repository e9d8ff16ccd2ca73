import type { Bucket } from '@google-cloud/storage';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The emulators beside the API under test; project and bucket come from the environment. */

const app = (): App => getApps()[0] ?? initializeApp();

export const testDb = () => getFirestore(app());
export const testAuth = () => getAuth(app());
export const testBucket = () => getStorage(app()).bucket() as unknown as Bucket;
