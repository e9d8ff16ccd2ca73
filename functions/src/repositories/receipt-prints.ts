import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `receipt_prints/{upload}`: what is kept of a receipt's image to compare it with others; goes with it. */
export interface PrintDocument {
  packed: Uint8Array;
}

const prints = (db: Firestore) => rowsOf<PrintDocument>(db, 'receipt_prints');

export function printDoc(db: Firestore, uploadId: string) {
  return prints(db).doc(uploadId);
}

export async function savePrint(db: Firestore, uploadId: string, packed: Buffer): Promise<void> {
  await printDoc(db, uploadId).set({ packed });
}

/** The print of this upload, or null: older ones have none. */
export async function findPrint(db: Firestore, uploadId: string): Promise<Buffer | null> {
  const row = (await printDoc(db, uploadId).get()).data();
  return row ? Buffer.from(row.packed) : null;
}
