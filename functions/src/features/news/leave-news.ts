import { leaverOf } from '#features/mail/leave-link';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { memberDoc, readMember } from '#repositories/members';

/**
 * By the link in a mail, whoever opens it: no more news for its member. Of somebody who is gone, or
 * wants none already, nothing is written.
 */
export function leaveNews(context: ServerContext, token: string): Promise<void> {
  const id = leaverOf(context, 'news', token);
  if (id === null) throw new AppError('invalid_reminder_link');
  return inTransaction(context.db, async (transaction) => {
    const member = await readMember(transaction, context.db, id);
    if (member?.no_news === false) {
      transaction.update(memberDoc(context.db, id), { no_news: true });
    }
  });
}
