import type { SeasonFigures } from '@fanclub/contract/figures/routes';
import type { Firestore } from 'firebase-admin/firestore';
import { createOnce, rowsOf } from './rows.ts';

/**
 * `season_days/{day}`: the figures of the season as they were when a day began in the club's time zone. A year later,
 * the panel compares the next season with these figures. The rows contain sums only, so they stay.
 */
interface SeasonDay {
  season: string;
  figures: SeasonFigures;
}

const seasonDay = (db: Firestore, day: string) => rowsOf<SeasonDay>(db, 'season_days').doc(day);

/** Reads the figures of a day; null if none were stored on that day. */
export async function findSeasonDay(db: Firestore, day: string): Promise<SeasonDay | null> {
  return (await seasonDay(db, day).get()).data() ?? null;
}

/** Stores the figures of a day, unless another run has stored some. Returns true if this call stored them. */
export function keepSeasonDay(db: Firestore, day: string, row: SeasonDay): Promise<boolean> {
  return createOnce(seasonDay(db, day), row);
}
