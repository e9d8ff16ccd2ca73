import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { SettingName, SettingValue } from '@fanclub/contract/settings/club-settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `seasons/{id}`: how long memberships of a season hold and, of one that is yet to begin, with which
 * settings it does. Which one is current `settings/registration` says.
 */
export interface SeasonRow {
  label: string;
  /** The day, `2027-05-01`, on which it takes the current one's place by itself; null for by hand. */
  opens: string | null;
  /** The last day of its memberships; null while nobody has set it. */
  ends: string | null;
  /** What becomes of the club's settings when it begins. */
  plan: Partial<Record<SettingName, SettingValue>>;
  /** Memberships that were approved before still have the end of then. */
  has_new_end: boolean;
  /** Who saved it last, for whom it begins on its day. */
  planned_by: string;
  started_at: Timestamp | null;
  /** Grows with every change. */
  version: number;
}

const seasons = (db: Firestore) => rowsOf<SeasonRow>(db, 'seasons');

export function seasonDoc(db: Firestore, id: string) {
  return seasons(db).doc(id);
}

/** All of them, a handful: one for each year of the club's. */
export async function listSeasons(db: Firestore): Promise<SeasonRow[]> {
  const rows = await seasons(db).get();
  return rows.docs.map((row) => row.data()).sort((a, b) => a.label.localeCompare(b.label));
}

/** The last day of a season's memberships, by its label; null where none is set. */
export async function readSeasonEnd(
  transaction: Transaction,
  db: Firestore,
  label: string,
): Promise<string | null> {
  return (await transaction.get(seasonDoc(db, seasonIdOf(label)))).data()?.ends ?? null;
}
