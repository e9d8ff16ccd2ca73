import { type FoundPromo, withNumbers } from '@fanclub/contract/promo/promo-record';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  increment,
  updateDoc,
} from 'firebase/firestore/lite';
import { emulatorHost, env } from '#config/env.ts';

// Of the web app, only this module uses Firestore. The module is loaded on demand when the server cannot be reached.
async function connect() {
  const database = getFirestore(initializeApp(env.firebase, 'promo-fallback'));
  if (import.meta.env.VITE_FIREBASE_PROJECT_ID === 'demo-fanclub') {
    const [host = '', port] = (await emulatorHost('firestore')).split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return database;
}

let database: ReturnType<typeof connect> | undefined;

/** Reads a promo code from Firestore; undefined if there is none. */
export async function readPromoRecord(code: string): Promise<FoundPromo | undefined> {
  const snapshot = await getDoc(await recordOf(code));
  return snapshot.data();
}

/**
 * Counts one use of the code. The Firestore rules refuse this if admins have not allowed browsers to count uses, if the
 * code cannot be used, or if somebody else counted a use of a counter that is stored as text at the same time. (An
 * increment would replace the text.)
 */
export async function countPromoUse(code: string): Promise<void> {
  const found = await readPromoRecord(code);
  const isText = typeof found?.usedCount === 'string';
  const usedCount = isText ? Number(withNumbers(found).usedCount) + 1 : increment(1);
  return updateDoc(await recordOf(code), { usedCount });
}

async function recordOf(code: string) {
  database ??= connect();
  return doc(await database, 'promo_codes', code);
}
