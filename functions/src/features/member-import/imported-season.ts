import type { importMembers } from '@fanclub/contract/admin/import-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { recordAudit } from '#repositories/audit';
import { readTogether } from '#repositories/rows';
import { type SeasonRow, seasonDoc } from '#repositories/seasons';

/** The season of a line, and whether the club has not planned it and the import makes it. */
export interface ImportedSeason {
  label: string;
  ends: string | null;
  isMade: boolean;
}

type MadeSeason = RouteResponse<typeof importMembers>['seasons'][number];

/** The last day of a season, as month and day, for a club whose present season has none. */
const usualEnd = '06-30';
/** The first year of which there can be members. */
const firstYear = 1900;

/**
 * Reads the season of a line in its transaction. An earlier season that the club has not planned ends on the day of the
 * present one, in its own year. Returns null for a season that has not begun and is not planned, and for one of another
 * century.
 */
export async function readImportedSeason(
  transaction: Transaction,
  db: Firestore,
  label: string,
  present: string,
): Promise<ImportedSeason | null> {
  const { stored, current } = await readTogether(transaction, {
    stored: seasonDoc(db, seasonIdOf(label)),
    current: label < present ? seasonDoc(db, seasonIdOf(present)) : null,
  });
  const ends = stored.data()?.ends ?? null;
  if (stored.exists || label === present) return { label, ends, isMade: false };
  if (label > present || Number(label.slice(0, 4)) < firstYear) return null;
  return { label, ends: endOf(label, present, current?.data()?.ends ?? null), isMade: true };
}

function endOf(label: string, present: string, presentEnd: string | null): string {
  const yearOf = (season: string) => Number(season.slice(0, 4));
  const [year, day] = presentEnd
    ? [Number(presentEnd.slice(0, 4)) - yearOf(present), presentEnd.slice(5)]
    : [1, usualEnd];
  // Only a leap year has the last day of February of another one.
  return `${yearOf(label) + year}-${day === '02-29' ? '02-28' : day}`;
}

/**
 * Makes the season of a line, if the club has not planned it, in the transaction that has read it. So two lines or two
 * imports at once make it once.
 */
export function writeImportedSeason(
  context: ServerContext,
  transaction: Transaction,
  { label, ends, isMade }: ImportedSeason,
  { by, now }: { by: string; now: Date },
): void {
  if (!isMade) return;
  const row: SeasonRow = {
    label,
    opens: null,
    ends,
    plan: {},
    has_new_end: false,
    planned_by: by,
    started_at: null,
    version: 1,
  };
  transaction.set(seasonDoc(context.db, seasonIdOf(label)), row);
  const changes = [{ field: `${label} ends`, before: null, after: ends }];
  recordAudit(context, transaction, { adminEmail: by, action: 'plan_season', changes }, now);
}

/** Returns the seasons that these lines make, the earliest first. */
export function seasonsMade(seasons: readonly ImportedSeason[]): MadeSeason[] {
  const made = seasons.filter(({ isMade }) => isMade);
  const byLabel = new Map(made.map(({ label, ends }) => [label, { label, ends: ends ?? '' }]));
  return [...byLabel.values()].sort((one, other) => one.label.localeCompare(other.label));
}
