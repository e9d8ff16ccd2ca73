import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { Member } from '#members/member';
import { memberDoc, readMember } from '#members/member-repository';
import { recordChange } from '#members/record-change';
import { sessionsEndingNow } from '#sessions/end-sessions';
import { revokeAtFirebase, unlinkForeignGoogle } from '#sessions/google-identity';
import { consumeLink } from './consume-link.ts';
import { linksOfKind } from './login-link.ts';

/**
 * "This was not me": flags the application for the admins and ends its sessions, at Firebase too,
 * with the Google account that one of them may have linked; deletes nothing.
 */
export async function flagNotMe(context: ServerContext, token: string): Promise<void> {
  const flagged = await consumeLink(context, token, ['not_me'], async ({ uid }) => {
    const member = await context.db.runTransaction((transaction) =>
      flagIn(context, transaction, uid),
    );
    await revokeAtFirebase(context, uid);
    await unlinkForeignGoogle(context, member);
    return true;
  });
  if (!flagged) throw new AppError('invalid_login_link');
}

async function flagIn(
  context: ServerContext,
  transaction: Transaction,
  uid: string,
): Promise<Member> {
  const member = await readMember(transaction, context.db, uid);
  if (!member) throw new AppError('invalid_login_link');
  const openLinks = await transaction.get(linksOfKind(context.db, uid, 'application'));
  const now = context.now();
  for (const row of openLinks.docs) transaction.delete(row.ref);
  transaction.update(memberDoc(context.db, uid), {
    not_me_at: Timestamp.fromDate(now),
    sessions_valid_after: sessionsEndingNow(now),
    ...recordChange(member, ['not_me_at']),
  });
  return member;
}
