import type { Transaction } from 'firebase-admin/firestore';
import { endAtFirebase } from '#features/accounts/google-identity';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type LoginLink, readLinksOfKind } from '#repositories/login-links';
import type { Member } from '#repositories/member';
import { readMember, updateMember } from '#repositories/members';
import { consumeLink } from './consume-link.ts';

/**
 * Handles the link "This was not me": flags the application for the admins, ends the member's sessions, also at
 * Firebase, deletes the links that open or confirm the application, stops news and reminders, and unlinks a Google
 * account that is not the member's. Deletes no personal data.
 */
export async function flagNotMe(context: ServerContext, token: string): Promise<void> {
  const flagged = await consumeLink(context, token, ['not_me'], async (link) => {
    const member = await inTransaction(context.db, (transaction) =>
      flagIn(context, transaction, link),
    );
    await endAtFirebase(context, member);
    return true;
  });
  if (!flagged) throw new AppError('invalid_login_link');
}

async function flagIn(
  context: ServerContext,
  transaction: Transaction,
  { uid, email }: LoginLink,
): Promise<Member> {
  const member = await readMember(transaction, context.db, uid);
  // A link that was mailed to an earlier e-mail of the member is refused.
  if (member?.email !== email) throw new AppError('invalid_login_link');
  const [applicationLinks, confirmLinks] = await Promise.all([
    readLinksOfKind(transaction, context.db, uid, 'application'),
    readLinksOfKind(transaction, context.db, uid, 'confirm'),
  ]);
  const now = context.now();
  for (const row of [...applicationLinks, ...confirmLinks]) transaction.delete(row.ref);
  const not_me_at = timestampOf(now);
  updateMember(transaction, context.db, member, {
    not_me_at,
    // The person behind the e-mail may not know the club, so they get no news and no reminders.
    no_news: true,
    no_reminders: true,
    ...flagsWith(member, { not_me_at }),
    sessions_valid_after: sessionsEndingNow(now),
    ...recordChange(member, ['not_me_at']),
  });
  return member;
}
