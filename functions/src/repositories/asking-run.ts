import type { AskedFilter } from '@fanclub/contract/money/routes';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/asking`: the progress of the last time that all members of a filter were asked to pay. */
export interface AskingRun {
  /** Id that the admin's browser drew. */
  id: string;
  /** The filter of the list. Season and search are empty if they choose nobody, and once the run is done. */
  filter: { asked: AskedFilter; season: string; q: string };
  admin_email: string;
  /** Number of members who were asked. */
  asked: number;
  /** The cursor of the next page of members; null before the first. */
  cursor: string | null;
  is_done: boolean;
}

export const askingRunDoc = (db: Firestore) => rowsOf<AskingRun>(db, 'settings').doc('asking');

export async function findAskingRun(db: Firestore): Promise<AskingRun | null> {
  return (await askingRunDoc(db).get()).data() ?? null;
}

export async function readAskingRun(
  transaction: Transaction,
  db: Firestore,
): Promise<AskingRun | null> {
  return (await transaction.get(askingRunDoc(db))).data() ?? null;
}
