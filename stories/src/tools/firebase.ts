import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Connects to the emulators that the environment names; throws when it names none. */
function emulatedApp(): App {
  if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error('No emulators are named in the environment: the launcher does that.');
  }
  return getApps()[0] ?? initializeApp();
}

/** Firestore with full access, past all rules. */
export const suiteDb = (): Firestore => getFirestore(emulatedApp());

export const suiteAuth = (): Auth => getAuth(emulatedApp());
