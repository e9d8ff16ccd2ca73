import { dayMs } from '@fanclub/contract/retention/kept-until';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { forEachRow } from '#repositories/expired-rows';
import { mailDoc } from '#repositories/mails';
import { personDoc, readMember } from '#repositories/members';
import { membersToRemind } from '#repositories/owed-members';
import { readRegistrationSettings } from '#repositories/registration-settings';

/** Days from the request to pay to the two reminders. */
export const firstReminderDays = 7;
const secondReminderDays = 21;

/**
 * Mails the reminders to pay that are due, if the club wants them. One transaction writes the mail and the time of the
 * next reminder, so that the query does not find the row again for the same reminder. A run may therefore die, and two
 * runs may work at once. A member who has paid or has answered the request is not reminded. Returns the number of
 * members whose reminder was due.
 */
export async function remindOfOpen(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const { remind_of_open: isWanted } = await readRegistrationSettings(context);
  const remind = ({ id }: { id: string }) => remindOne(context, id, isWanted);
  return forEachRow(membersToRemind(context.db, context.now()), remind, {
    name: 'members',
    leftMs,
  });
}

function remindOne({ db, now }: ServerContext, id: string, isWanted: boolean): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const at = now();
    const member = await readMember(transaction, db, id);
    const due = member?.remind_to_pay_at;
    if (!member || !due || due.toMillis() > at.getTime()) return false;
    const asked = isWanted ? member.owes_asked_at : null;
    const lastMs = (asked?.toMillis() ?? 0) + secondReminderDays * dayMs;
    const isLast = due.toMillis() >= lastMs;
    const next = asked && !isLast ? timestampOf(lastMs) : null;
    transaction.update(personDoc(db, id), { remind_to_pay_at: next });
    if (!asked) return true;
    const mailId = randomId();
    const mail = {
      id: mailId,
      kind: 'rest_due',
      memberId: id,
      to: member,
      data: {},
      now: at,
    } as const;
    transaction.create(mailDoc(db, mailId), buildMail(mail));
    return true;
  });
}
