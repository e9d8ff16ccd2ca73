import type * as contract from '@fanclub/contract/mail/routes';
import type { MailingList } from '@fanclub/contract/mail/routes';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { personDoc, readMember } from '#repositories/members';
import { reminderDoc } from '#repositories/reminders';
import { leaverOf } from './leave-link.ts';

export const mailHandlers: HandlersOf<typeof contract> = {
  leaveMailingList: async ({ context, params: { list, token } }) => {
    const id = leaverOf(context, list, token);
    if (id === null) throw new AppError('invalid_reminder_link');
    await leave[list](context, id);
    return { success: true };
  },
};

/**
 * Takes somebody off a list, by the id in the link. The call needs no session, so the link works for whoever opens it.
 * A mail of the list that still waits is not sent.
 */
const leave: Record<MailingList, (context: ServerContext, id: string) => Promise<unknown>> = {
  reminder: ({ db }, id) => reminderDoc(db, id).delete(),
  news: (context, id) => refuse(context, id, 'no_news'),
  renewal: (context, id) => refuse(context, id, 'no_reminders'),
};

/** Writes nothing if the member was deleted or is unsubscribed already. */
const refuse = ({ db }: ServerContext, id: string, field: 'no_news' | 'no_reminders') =>
  inTransaction(db, async (transaction) => {
    const member = await readMember(transaction, db, id);
    if (member?.[field] === false) transaction.update(personDoc(db, id), { [field]: true });
  });
