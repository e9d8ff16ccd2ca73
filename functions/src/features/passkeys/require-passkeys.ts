import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { adminDoc, readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { requiresPasskeys, setGateSettings } from '#repositories/gate-settings';
import { tellOfPasskeys } from './tell-of-passkeys.ts';

/**
 * Sets whether all admins need a passkey, writes the audit row, and mails the admins who have signed in. Only an admin
 * who has a passkey may require it of all; otherwise nobody could enter the panel of a site on which passkeys do not
 * work. When passkeys become required, the gate closes for all admins without one. A call that changes nothing writes
 * nothing.
 */
export function requirePasskeys(
  context: ServerContext,
  by: string,
  required: boolean,
): Promise<void> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const before = await requiresPasskeys(db, transaction);
    const staff = await readAdmins(transaction, db);
    if (before === required) return;
    const without = staff.filter(({ passkeys }) => passkeys === 0);
    if (required && without.some(({ email }) => email === by)) {
      throw new AppError('passkey_required');
    }
    setGateSettings(db, transaction, { requires_passkeys: required });
    if (required) {
      for (const { email } of without) transaction.update(adminDoc(db, email), { gates: {} });
    }
    const changes = [{ field: 'passkeys_required', before, after: required }];
    const entry = { adminEmail: by, action: 'require_passkeys' as const, changes };
    recordAudit(context, transaction, entry, context.now());
    const told = staff.filter(({ googleSub }) => googleSub !== null);
    tellOfPasskeys(context, transaction, told, {
      state: required ? 'required' : 'not_required',
      by,
    });
  });
}
