import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { recordAudit } from '#repositories/audit';
import { personDoc } from '#repositories/members';

/** Drops the merge that waits on the row of the member who was to stay, and says so in the history. */
export function dropMerge(
  context: ServerContext,
  transaction: Transaction,
  memberId: string,
  now: Date,
): void {
  transaction.update(personDoc(context.db, memberId), { merge: null });
  recordAudit(context, transaction, { adminEmail: null, action: 'drop_merge', memberId }, now);
}
