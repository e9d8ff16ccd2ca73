import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { memberDoc, requireMember } from '#repositories/members';
import { recordChange } from './record-change.ts';
import { readFamily } from './write-family.ts';

/**
 * Records that a member requests to be deleted, so that admins see it. A repeated call keeps the first time. If the
 * member has dependants, `withFamily` has to be true, and the request is recorded for them too; otherwise
 * `family_remains` is thrown.
 */
export function requestDeletion(
  context: ServerContext,
  uid: string,
  withFamily: boolean,
): Promise<Timestamp> {
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
    const family = await readFamily(transaction, context.db, member);
    if (family.length > 0 && !withFamily) throw new AppError('family_remains');
    const requestedAt = timestampOf(context.now());
    for (const each of [...family, member].filter((one) => !one.delete_requested_at)) {
      transaction.update(memberDoc(context.db, each.id), {
        delete_requested_at: requestedAt,
        ...recordChange(each, ['delete_requested_at']),
      });
    }
    return member.delete_requested_at ?? requestedAt;
  });
}
