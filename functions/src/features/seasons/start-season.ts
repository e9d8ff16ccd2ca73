import { clubDay } from '@fanclub/contract/club/club-day';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { ClubSettings, SettingName } from '@fanclub/contract/settings/settings';
import { auditChanges } from '#features/second-person/present-changes';
import { putLive } from '#features/settings/put-live';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { readClubSettings } from '#repositories/club-settings';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { listSeasons, seasonDoc } from '#repositories/seasons';
import { planOf, stateOf } from './present-seasons.ts';

/**
 * Makes a planned season the current one. One transaction writes the season's prices and dates into the club's
 * settings, and a row of `setting_changes`, from which the start can be undone. If staff had closed registration, it
 * opens. A call for the current season changes nothing.
 */
export function startSeason(context: ServerContext, adminEmail: string, id: string): Promise<void> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const { values } = await readClubSettings(db, transaction);
    const stored = (await transaction.get(seasonDoc(db, id))).data();
    if (!stored) throw new AppError('not_found');
    const state = stateOf(stored.label, values);
    if (state === 'current') return;
    if (state === 'past') throw new AppError('season_changed');
    const given: Partial<ClubSettings> = { season: stored.label, closed: false, ...planOf(stored) };
    const changes = (Object.keys(given) as SettingName[])
      .map((field) => ({ field, before: values[field] ?? null, after: given[field] ?? null }))
      .filter(({ before, after }) => before !== after);
    const now = context.now();
    putLive(context, transaction, { changes, asked_by: adminEmail, confirmed_by: null });
    transaction.update(seasonDoc(db, id), { started_at: timestampOf(now) });
    const entry = {
      adminEmail,
      action: 'change_settings',
      changes: auditChanges(changes),
    } as const;
    recordAudit(context, transaction, entry, now);
  });
}

/**
 * Starts seasons whose opening day has come, in the name of the admin who planned them. Returns how many. A season
 * whose start was undone is not started again; an owner has to do that.
 */
export async function startDueSeasons(context: ServerContext): Promise<number> {
  const { season } = await readRegistrationSettings(context);
  const today = clubDay(context.now());
  const due = (await listSeasons(context.db)).filter(
    ({ label, opens, started_at }) =>
      label > season && !started_at && opens !== null && opens <= today,
  );
  for (const { label, planned_by } of due)
    await startSeason(context, planned_by, seasonIdOf(label));
  return due.length;
}
