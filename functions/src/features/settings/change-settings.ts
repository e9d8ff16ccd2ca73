import { isPossibleRate } from '@fanclub/contract/exchange-rate/parse-rate';
import {
  type ClubSettings,
  type SettingName,
  settingNames,
  settingRow,
  settingsOf,
} from '@fanclub/contract/settings/settings';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { Transaction } from 'firebase-admin/firestore';
import { reachOfSetting } from '#features/exchange-rate/read-exchange-rate';
import { auditChanges } from '#features/second-person/present-changes';
import { askSecond, needsSecond, tellOfLive } from '#features/second-person/wait-for-second';
import type { AdminCaller } from '#pipeline/caller';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { askExchangeRate } from '#platform/exchange-rate-client';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { readClubSettings } from '#repositories/club-settings';
import { findSettingChange, type SettingChange } from '#repositories/setting-changes';
import { changedSince } from './list-changes.ts';
import { putLive } from './put-live.ts';

/**
 * Throws if the rate service at a new `rate_url` does not return a rate now, or leads inward. Otherwise members would be
 * the first to notice that it does not work.
 */
export async function requireRateService(
  context: Pick<ServerContext, 'environment'>,
  { rate_url: url }: Partial<ClubSettings>,
): Promise<void> {
  if (!url) return;
  await askExchangeRate(url, reachOfSetting(context)).catch(() => {
    throw invalidFields({ rate_url: 'rate_service_silent' });
  });
}

/**
 * Throws if these changes make the range of rates empty, or leave the fallback rate outside the range. The error is at
 * the changed fields.
 */
function requirePossibleRates(stored: ClubSettings, given: Partial<ClubSettings>): void {
  const band = { ...stored, ...given };
  const isBand = band.rate_lowest < band.rate_highest;
  const isInBand = band.fallback_rate === null || isPossibleRate(band.fallback_rate, band);
  if (isBand && isInBand) return;
  const rates = ['rate_lowest', 'rate_highest', ...(isBand ? ['fallback_rate'] : [])];
  const changed = rates.filter((name) => name in given);
  if (changed.length === 0) return;
  const errors: FieldErrors = {};
  for (const name of changed) errors[name] = 'number_out_of_range';
  throw invalidFields(errors);
}

type Given = Partial<ClubSettings>;

/** Throws if these changes leave a setting above its `atMost`. The error is at the changed fields. */
function requireOrder(stored: ClubSettings, given: Given): void {
  const values = { ...stored, ...given };
  for (const low of settingNames) {
    const { atMost: high } = settingRow(low);
    if (!high || Number(values[low]) <= values[high]) continue;
    const changed = [low, high].filter((name) => name in given);
    if (changed.length === 0) continue;
    throw invalidFields(Object.fromEntries(changed.map((name) => [name, 'number_out_of_range'])));
  }
}

type Person = Pick<AdminCaller, 'email' | 'role'>;

interface Changed {
  /** True if a change waits for a second person. */
  waits: boolean;
  /** Id by which the part of the change that takes effect at once can be taken back; null if no part does. */
  change: string | null;
}

/**
 * One transaction changes settings and writes the audit row. Returns whether a change waits until a second admin
 * confirms it. Throws `settings_changed` if the stored settings are not those that the admin's page showed. A repeated
 * call changes nothing and sends no mail.
 */
export async function changeSettings(
  context: ServerContext,
  by: Person,
  { version, ...given }: Given & { version: string },
): Promise<Changed> {
  requireRole(by, Object.keys(given) as SettingName[]);
  await requireRateService(context, given);
  return inTransaction(context.db, async (transaction) => {
    const now = await readClubSettings(context.db, transaction);
    const changes = changesOf(now.values, given);
    // A repeated call finds that its changes are already stored.
    if (changes.length === 0) return { waits: false, change: null };
    if (now.version !== version) throw new AppError('settings_changed');
    requirePossibleRates(now.values, given);
    requireOrder(now.values, given);
    return apply(context, transaction, by, changes);
  });
}

/**
 * Restores the values from before a change. Throws `settings_changed` if one of these settings was changed again
 * since.
 */
export async function takeBackSettings(
  context: ServerContext,
  by: Person,
  id: string,
): Promise<Changed> {
  const change = await findSettingChange(context.db, id);
  if (!change) throw new AppError('not_found');
  requireRole(
    by,
    change.changes.map(({ field }) => field),
  );
  return inTransaction(context.db, async (transaction) => {
    const { values } = await readClubSettings(context.db, transaction);
    if (changedSince(values, change.changes)) throw new AppError('settings_changed');
    const given = Object.fromEntries(
      change.changes.map(({ field, before }) => [field, before]),
    ) as Given;
    requirePossibleRates(values, given);
    requireOrder(values, given);
    return apply(context, transaction, by, changesOf(values, given));
  });
}

function requireRole({ role }: Person, names: readonly SettingName[]): void {
  const allowed = settingsOf(role);
  if (!names.every((name) => allowed.includes(name))) throw new AppError('role_not_allowed');
}

function changesOf(values: ClubSettings, given: Given): SettingChange[] {
  return (Object.entries(given) as [SettingName, ClubSettings[SettingName]][])
    .map(([field, after]) => ({ field, before: values[field] ?? null, after: after ?? null }))
    .filter(({ before, after }) => before !== after);
}

/** Writes the changes that one admin may make alone. The others wait for a second person. */
async function apply(
  context: ServerContext,
  transaction: Transaction,
  by: Person,
  changes: SettingChange[],
): Promise<Changed> {
  const staff = await readAdmins(transaction, context.db);
  const waiting = changes.filter((change) => needsSecond(staff, by.email, change, context.now()));
  const direct = changes.filter((change) => !waiting.includes(change));
  await askSecond(context, transaction, staff, by.email, waiting);
  let change: string | null = null;
  if (direct.length > 0) {
    const decided = { changes: direct, asked_by: by.email, confirmed_by: null };
    change = putLive(context, transaction, decided);
    tellOfLive(context, transaction, staff, decided);
    recordAudit(
      context,
      transaction,
      { adminEmail: by.email, action: 'change_settings', changes: auditChanges(direct) },
      context.now(),
    );
  }
  return { waits: waiting.length > 0, change };
}
