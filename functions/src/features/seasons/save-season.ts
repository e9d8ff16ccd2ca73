import { isDeepStrictEqual } from 'node:util';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { Season, saveSeason as saveSeasonRoute } from '@fanclub/contract/seasons/admin-routes';
import { seasonLabelOf } from '@fanclub/contract/seasons/season';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { readClubSettings } from '#repositories/club-settings';
import { isSeasonUsed } from '#repositories/member-lists';
import { type SeasonRow, seasonDoc } from '#repositories/seasons';
import { presentSeason, stateOf, unsavedSeason } from './present-seasons.ts';

type SeasonChange = RouteBody<typeof saveSeasonRoute>;

/**
 * Plans a season. For a season that has begun it changes only the end, because the other values then are the club's
 * settings. Throws `season_changed` if the stored version is newer than the one that the admin's page showed. A
 * repeated call changes nothing.
 */
export function saveSeason(
  { db, ...context }: ServerContext,
  adminEmail: string,
  id: string,
  { version, opens, ends, plan }: SeasonChange,
): Promise<Season> {
  const label = seasonLabelOf(id);
  if (opens && ends && ends < opens) throw invalidFields({ ends: 'invalid_date' });
  return inTransaction(db, async (transaction) => {
    const { values } = await readClubSettings(db, transaction);
    const stored = (await transaction.get(seasonDoc(db, id))).data() ?? unsavedSeason(label);
    const fields = stateOf(label, values) !== 'next' ? { ends } : { opens, ends, plan };
    const changed = Object.keys(fields).filter(
      (name) => !isDeepStrictEqual(stored[name as keyof SeasonRow], fields[name as 'ends']),
    );
    if (changed.length === 0) return presentSeason(stored, values);
    if (stored.version !== version) throw new AppError('season_changed');
    const season = {
      ...stored,
      ...fields,
      planned_by: adminEmail,
      has_new_end: stored.has_new_end || changed.includes('ends'),
      version: version + 1,
    };
    transaction.set(seasonDoc(db, id), season);
    const changes = changed.map((name) => ({
      field: `${label} ${name}`,
      before: textOf(stored[name as keyof SeasonRow]),
      after: textOf(season[name as keyof SeasonRow]),
    }));
    const entry = { adminEmail, action: 'plan_season', changes } as const;
    recordAudit({ ...context, db }, transaction, entry, context.now());
    return presentSeason(season, values);
  });
}

const textOf = (value: unknown) =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Deletes a planned season. A season that does not exist is no error. Throws `season_in_use` if its start was undone
 * after somebody had applied for it: the application would be of a season that no list shows.
 */
export async function dropSeason(
  { db, ...context }: ServerContext,
  adminEmail: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { values } = await readClubSettings(db, transaction);
    const stored = (await transaction.get(seasonDoc(db, id))).data();
    if (!stored) return;
    if (stateOf(stored.label, values) !== 'next') throw new AppError('season_changed');
    if (await isSeasonUsed(transaction, db, stored.label)) throw new AppError('season_in_use');
    transaction.delete(seasonDoc(db, id));
    const changes = [{ field: stored.label, before: textOf(stored.plan), after: null }];
    const entry = { adminEmail, action: 'plan_season', changes } as const;
    recordAudit({ ...context, db }, transaction, entry, context.now());
  });
}
