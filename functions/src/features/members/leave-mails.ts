import { leaverOf } from '#features/mail/leave-link';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { memberDoc, readMember } from '#repositories/members';

/** By which field of a member each list of mails knows who wants none. */
const refusals = { news: 'no_news', renewal: 'no_reminders' } as const;

/**
 * By the link in a mail, whoever opens it: no more mails of its list for its member. Of somebody who is gone,
 * or wants none already, nothing is written.
 */
export function leaveMails(
  context: ServerContext,
  list: keyof typeof refusals,
  token: string,
): Promise<void> {
  const id = leaverOf(context, list, token);
  if (id === null) throw new AppError('invalid_reminder_link');
  const field = refusals[list];
  return inTransaction(context.db, async (transaction) => {
    const member = await readMember(transaction, context.db, id);
    if (member?.[field] === false) {
      transaction.update(memberDoc(context.db, id), { [field]: true });
    }
  });
}
