import type { FoundPromo } from '@fanclub/contract/promo/promo-record';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  increment,
  updateDoc,
} from 'firebase/firestore/lite';
import { env } from '#config/env.ts';

// The one module that knows Firestore; it loads only when the server cannot be reached.
function connect() {
  const database = getFirestore(initializeApp(env.firebase, 'promo-fallback'));
  const [host, port] = env.firestoreEmulatorHost.split(':');
  if (host && port) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

let database: ReturnType<typeof connect> | undefined;

/** The record of a promo code, if there is one. */
export async function readPromoRecord(code: string): Promise<FoundPromo | undefined> {
  const snapshot = await getDoc(recordOf(code));
  return snapshot.data();
}

/** Counts one use; the security rules refuse it unless staff allow it and there is one left. */
export function countPromoUse(code: string): Promise<void> {
  return updateDoc(recordOf(code), { usedCount: increment(1) });
}

function recordOf(code: string) {
  database ??= connect();
  return doc(database, 'promo_codes', code);
}
