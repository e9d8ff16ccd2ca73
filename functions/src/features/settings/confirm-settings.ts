import type { AdminRole } from '@fanclub/contract/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { preparePhrases } from '#features/gate-phrases/change-phrases';
import { prepareWords } from '#features/mail-words/change-words';
import { auditChanges } from '#features/second-person/present-changes';
import { mayConfirm, tellOfLive } from '#features/second-person/wait-for-second';
import { makeNewAccounts, prepareRoles } from '#features/staff/change-staff';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { confirmsFromMs, readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { readClubSettings } from '#repositories/club-settings';
import {
  isSettingChange,
  type PendingSettings,
  pendingSettingsDoc,
  readPendingSettings,
} from '#repositories/setting-changes';
import { putLive, requireUnchanged } from './put-live.ts';

type Person = Pick<AdminCaller, 'email' | 'role'>;

/**
 * Puts in force the changes that another admin requested. Throws `settings_changed` if one of the values has changed
 * since the request; the admin then has to request the changes again. Throws `second_person_too_new` if the role of one
 * of the two admins is new. Of two concurrent calls, the second one throws `not_found`. If the process dies before the
 * transaction ends, nothing has changed, apart from an account at Firebase that the nightly reconciliation deletes.
 */
export async function confirmSettings(
  context: ServerContext,
  { email: by, role }: Person,
  id: string,
): Promise<void> {
  const { db } = context;
  await makeNewAccounts(context, await requirePending(context, role, id));
  await inTransaction(db, async (transaction) => {
    const now = context.now();
    const { changes, asked_by } = await requirePending(context, role, id, transaction);
    if (asked_by === by) throw new AppError('second_person_required');
    const staff = await readAdmins(transaction, db);
    const [you, asker] = [by, asked_by].map((who) => staff.find(({ email }) => email === who));
    // The role of the admin who asked must not be new either. Otherwise one admin could add an accomplice, let the
    // accomplice ask for a change, and confirm it.
    const isTooNew = [you, asker].some((who) => who && confirmsFromMs(who, now) !== null);
    if (!you || isTooNew) throw new AppError('second_person_too_new');
    const decided = { asked_by, confirmed_by: by };
    const settings = changes.filter(isSettingChange);
    requireUnchanged((await readClubSettings(db, transaction)).values, settings);
    const writeWords = await prepareWords(context, transaction, changes);
    const writeRoles = prepareRoles(context, transaction, staff, { changes, by: asked_by });
    const writePhrases = await preparePhrases(context, transaction, changes);
    putLive(context, transaction, { changes: settings, ...decided });
    writeWords();
    writeRoles();
    writePhrases();
    tellOfLive(context, transaction, staff, { changes, ...decided });
    end(context, transaction, { by, action: 'confirm_settings', asked_by, changes });
  });
}

/** Deletes the waiting changes. The admin who requested them may do this too. */
export async function dropSettings(
  context: ServerContext,
  { email: by, role }: Person,
  id: string,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const pending = await requirePending(context, role, id, transaction);
    end(context, transaction, { by, action: 'drop_settings', ...pending });
  });
}

/** Deletes the waiting changes and writes the audit row. */
function end(
  context: ServerContext,
  transaction: Transaction,
  {
    by,
    action,
    asked_by,
    changes,
  }: Pick<PendingSettings, 'asked_by' | 'changes'> & {
    by: string;
    action: 'confirm_settings' | 'drop_settings';
  },
): void {
  transaction.delete(pendingSettingsDoc(context.db));
  recordAudit(
    context,
    transaction,
    { adminEmail: by, action, aboutAdmin: asked_by, changes: auditChanges(changes) },
    context.now(),
  );
}

/**
 * Returns the waiting changes if they are those that the admin's page showed and this role may confirm them. Throws
 * `settings_changed` if the admin who requested them has added to them since.
 */
async function requirePending(
  { db, now }: ServerContext,
  role: AdminRole,
  id: string,
  transaction?: Transaction,
): Promise<PendingSettings> {
  const pending = await readPendingSettings(db, now(), transaction);
  if (!pending) throw new AppError('not_found');
  if (pending.id !== id) throw new AppError('settings_changed');
  if (!mayConfirm(role, pending.changes)) throw new AppError('role_not_allowed');
  return pending;
}
