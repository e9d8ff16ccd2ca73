import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { memberDoc, requireMember } from '#repositories/members';
import { recordChange } from './record-change.ts';

/** Notes that a member asks to be deleted, for the admins to see; asked again, the first time stays. */
export function requestDeletion(context: ServerContext, uid: string): Promise<Timestamp> {
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
    if (member.delete_requested_at) return member.delete_requested_at;
    const requestedAt = timestampOf(context.now());
    transaction.update(memberDoc(context.db, uid), {
      delete_requested_at: requestedAt,
      ...recordChange(member, ['delete_requested_at']),
    });
    return requestedAt;
  });
}
