import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `seasons/{id}`: how long the memberships of a season are valid and, for a future season, the settings with
 * which it starts. `settings/registration` says which season is current.
 */
export interface SeasonRow {
  label: string;
  /**
   * The day, as `2027-05-01`, on which the season becomes current automatically; null if staff start it by
   * hand.
   */
  opens: string | null;
  /** The last day of the season's memberships; null until somebody sets it. */
  ends: string | null;
  /** Changes of the club's settings that apply when the season starts. */
  plan: Partial<ClubSettings>;
  /** True while memberships that were approved earlier still have the previous end. */
  has_new_end: boolean;
  /** The admin who saved the season last; the automatic start is recorded under this admin. */
  planned_by: string;
  started_at: Timestamp | null;
  /** Increases with every change. */
  version: number;
}

const seasons = (db: Firestore) => rowsOf<SeasonRow>(db, 'seasons');

export function seasonDoc(db: Firestore, id: string) {
  return seasons(db).doc(id);
}

/** Reads all seasons; there is one for each year, so the list is short. */
export async function listSeasons(db: Firestore): Promise<SeasonRow[]> {
  const rows = await seasons(db).get();
  return rows.docs.map((row) => row.data()).sort((a, b) => a.label.localeCompare(b.label));
}

/** Reads the last day of a season's memberships; null if none is set. */
export async function readSeasonEnd(
  transaction: Transaction,
  db: Firestore,
  label: string,
): Promise<string | null> {
  return (await transaction.get(seasonDoc(db, seasonIdOf(label)))).data()?.ends ?? null;
}
