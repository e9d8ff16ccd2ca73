import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { memberDoc, readMember } from '#repositories/member-repository';
import { recordChange } from './record-change.ts';

/** Notes that a member asks to be deleted, for the admins to see; asked again, the first time stays. */
export function requestDeletion(context: ServerContext, uid: string): Promise<Timestamp> {
  return context.db.runTransaction(async (transaction) => {
    const member = await readMember(transaction, context.db, uid);
    if (!member) throw new AppError('user_not_found');
    if (member.delete_requested_at) return member.delete_requested_at;
    const requestedAt = Timestamp.fromDate(context.now());
    transaction.update(memberDoc(context.db, uid), {
      delete_requested_at: requestedAt,
      ...recordChange(member, ['delete_requested_at']),
    });
    return requestedAt;
  });
}
