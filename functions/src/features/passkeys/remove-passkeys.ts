import { defaultLanguage } from '@fanclub/contract/text/languages';
import { gateOpenedNow } from '#pipeline/admin-gate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { adminDoc, changeAdmin, gatesWith, readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { requiresPasskeys } from '#repositories/gate-settings';
import { tellOfPasskeys } from './tell-of-passkeys.ts';

/**
 * Removes one passkey of the caller, and writes the audit row and the mail. Closes the gate in the caller's other
 * sessions, because the passkey may have opened it there. A repeat changes nothing.
 */
export function removePasskey(
  context: ServerContext,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const { db } = context;
  const { email } = caller;
  return changeAdmin(db, email, async (admin, transaction) => {
    const { passkeys = [] } = admin;
    const left = passkeys.filter((one) => one.id !== id);
    if (left.length === passkeys.length) return { result: undefined };
    if (left.length === 0 && (await requiresPasskeys(db, transaction))) {
      throw new AppError('last_passkey');
    }
    const entry = { adminEmail: email, action: 'remove_passkey' as const, aboutAdmin: email };
    recordAudit(context, transaction, entry, context.now());
    const to = { email, language: admin.language ?? defaultLanguage };
    tellOfPasskeys(context, transaction, [to], { state: 'removed', by: email });
    const gates = gatesWith({}, gateOpenedNow(context, caller));
    return { fields: { passkeys: left, ...gates }, result: undefined };
  });
}

/**
 * Removes all passkeys of an admin who lost them, and closes the gate in all sessions of that admin. One owner alone
 * can do this, as one owner alone can remove an admin. The admin then needs pass phrase and Google account, as before
 * the first passkey. A repeat changes nothing.
 */
export function removePasskeysOf(context: ServerContext, by: string, email: string): Promise<void> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const staff = await readAdmins(transaction, db);
    const required = await requiresPasskeys(db, transaction);
    const known = staff.find((one) => one.email === email);
    if (!known) throw new AppError('person_not_found');
    if (known.passkeys === 0) return;
    if (email === by && required) throw new AppError('last_passkey');
    const nothing = { passkeys: [], passkey_challenges: {}, passkey_gates: {}, gates: {} };
    transaction.update(adminDoc(db, email), nothing);
    const entry = { adminEmail: by, action: 'remove_passkey' as const, aboutAdmin: email };
    recordAudit(context, transaction, entry, context.now());
    tellOfPasskeys(context, transaction, [known], { state: 'removed', by });
  });
}
