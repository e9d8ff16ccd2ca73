import { leaverOf } from '#features/mail/leave-link';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { memberDoc, readMember } from '#repositories/members';

/** For each mailing list, the field of a member's row that is true if the member wants no more mails of the list. */
const refusals = { news: 'no_news', renewal: 'no_reminders' } as const;

/**
 * Unsubscribes a member from a list by the link in a mail. The call needs no session, so the link works for whoever
 * opens it. Writes nothing if the member was deleted or is unsubscribed already.
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
