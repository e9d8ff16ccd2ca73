import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/**
 * Returns the Firebase app of the emulators that the environment variables name. Throws if these variables are missing.
 */
function emulatedApp(): App {
  if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error('No emulators are named in the environment: the launcher does that.');
  }
  return getApps()[0] ?? initializeApp();
}

/** Returns Firestore with full access; security rules do not apply. */
export const suiteDb = (): Firestore => getFirestore(emulatedApp());

export const suiteAuth = (): Auth => getAuth(emulatedApp());
