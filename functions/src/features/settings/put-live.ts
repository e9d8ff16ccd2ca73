import type { ClubSettings } from '@fanclub/contract/settings/settings';
import type { Transaction } from 'firebase-admin/firestore';
import type { ConfirmedChanges } from '#features/second-person/wait-for-second';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { writeClubSettings } from '#repositories/club-settings';
import { keepSettingChange, type SettingChange } from '#repositories/setting-changes';

/** Throws if a setting has another value now than the one that the change replaces. */
export function requireUnchanged(values: ClubSettings, changes: readonly SettingChange[]): void {
  const isChanged = ({ field, before }: SettingChange) => values[field] !== before;
  if (changes.some(isChanged)) throw new AppError('settings_changed');
}

/**
 * Writes changes of the settings, and the row from which they can be undone. Returns the id of that row, or null if
 * `changes` is empty. The caller writes the audit row and the mails.
 */
export function putLive(
  context: ServerContext,
  transaction: Transaction,
  { changes, asked_by, confirmed_by }: ConfirmedChanges<SettingChange>,
): string | null {
  if (changes.length === 0) return null;
  const { db } = context;
  const now = context.now();
  const values = Object.fromEntries(
    changes.map(({ field, after }) => [field, after]),
  ) as Partial<ClubSettings>;
  writeClubSettings(transaction, db, values, now);
  return keepSettingChange(transaction, db, { admin_email: asked_by, confirmed_by, changes }, now);
}
