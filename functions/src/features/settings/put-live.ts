import { confirmedSettings } from '@fanclub/contract/settings/club-settings';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import type { ListedAdmin } from '#repositories/admins';
import { writeClubSettings } from '#repositories/club-settings';
import { keepSettingChange, type SettingChange } from '#repositories/setting-changes';
import { tellOfPayment } from './tell-of-payment.ts';

/** True for a change of payment details, which needs the confirmation of a second admin. */
export const isConfirmed = ({ field }: SettingChange) => confirmedSettings.includes(field);

interface Decided {
  changes: SettingChange[];
  asked_by: string;
  /** The admin who confirmed the change, if a confirmation was needed. */
  confirmed_by: string | null;
}

/**
 * Writes changes of the settings, and the row from which they can be undone. If the payment details change, the admins
 * in `staff` get a mail. The caller writes the audit row.
 */
export function putLive(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  { changes, asked_by, confirmed_by }: Decided,
): void {
  const { db } = context;
  const now = context.now();
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  writeClubSettings(transaction, db, values, now);
  keepSettingChange(transaction, db, { admin_email: asked_by, confirmed_by, changes }, now);
  if (changes.some(isConfirmed)) {
    tellOfPayment(context, transaction, staff, { state: 'live', asked_by, confirmed_by });
  }
}
