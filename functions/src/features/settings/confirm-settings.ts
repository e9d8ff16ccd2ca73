import { confirmingRoles } from '@fanclub/contract/settings/club-settings';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { readClubSettings } from '#repositories/club-settings';
import {
  type PendingSettings,
  pendingSettingsDoc,
  readPendingSettings,
} from '#repositories/setting-changes';
import { auditChanges } from './present-club-settings.ts';
import { putLive } from './put-live.ts';

/**
 * Stores the payment details that another admin requested. Throws `settings_changed` if one of the values has changed
 * since; they then have to be requested again. Of two concurrent calls, the second one throws `not_found`.
 */
export async function confirmSettings(
  context: ServerContext,
  by: string,
  id: string,
): Promise<void> {
  const { db } = context;
  await inTransaction(db, async (transaction) => {
    const now = context.now();
    const pending = await requirePending(context, transaction, id);
    if (pending.asked_by === by) throw new AppError('second_person_required');
    const { values } = await readClubSettings(db, transaction);
    const staff = await readAdmins(transaction, db);
    const { changes, asked_by } = pending;
    if (changes.some(({ field, before }) => values[field] !== before)) {
      throw new AppError('settings_changed');
    }
    const told = staff.filter(({ role }) => confirmingRoles.includes(role));
    putLive(context, transaction, told, { changes, asked_by, confirmed_by: by });
    transaction.delete(pendingSettingsDoc(db));
    recordAudit(
      context,
      transaction,
      {
        adminEmail: by,
        action: 'confirm_settings',
        aboutAdmin: asked_by,
        changes: auditChanges(changes),
      },
      now,
    );
  });
}

/** Deletes the waiting changes. The admin who requested them may do this too. */
export async function dropSettings(context: ServerContext, by: string, id: string): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const { asked_by, changes } = await requirePending(context, transaction, id);
    transaction.delete(pendingSettingsDoc(context.db));
    recordAudit(
      context,
      transaction,
      {
        adminEmail: by,
        action: 'drop_settings',
        aboutAdmin: asked_by,
        changes: auditChanges(changes),
      },
      context.now(),
    );
  });
}

/**
 * Returns the waiting changes if they are those that the admin's page showed. Throws `settings_changed` if the admin
 * who requested them has added to them since.
 */
async function requirePending(
  { db, now }: ServerContext,
  transaction: Transaction,
  id: string,
): Promise<PendingSettings> {
  const pending = await readPendingSettings(db, now(), transaction);
  if (!pending) throw new AppError('not_found');
  if (pending.id !== id) throw new AppError('settings_changed');
  return pending;
}
