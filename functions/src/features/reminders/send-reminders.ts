import { remindedTtlMs, remindersPerCall } from '@fanclub/contract/reminders/routes';
import { buildMail } from '#features/mail/build-mail';
import { isRegistrationOpen } from '#features/settings/read-settings';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import { readWaiting, waitingReminders } from '#repositories/reminders';
import { countOf } from '#repositories/rows';

/** Returns how many people wait for a reminder, and whether registration is open, which allows the mails to be sent. */
export async function countReminders(context: ServerContext) {
  const [waiting, isOpen] = await Promise.all([countWaiting(context), isRegistrationOpen(context)]);
  return { waiting, is_open: isOpen };
}

/**
 * Creates the mails for some of the people who wait for a reminder. One transaction writes each mail and stores the
 * mail's id in the reminder's row, so that concurrent or repeated calls mail nobody twice.
 */
export async function sendReminders(context: ServerContext, adminEmail: string) {
  if (!(await isRegistrationOpen(context))) throw new AppError('registration_closed');
  const { docs } = await waitingReminders(context.db).limit(remindersPerCall).get();
  const sent = await writeMails(
    context,
    adminEmail,
    docs.map(({ id }) => id),
  );
  return { sent, waiting: await countWaiting(context) };
}

function writeMails(context: ServerContext, adminEmail: string, ids: string[]): Promise<number> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const waiting = await readWaiting(transaction, db, ids);
    let written = 0;
    for (const { id, ref, reminder } of waiting) {
      if (reminder.expires_at.toMillis() <= now.getTime()) {
        transaction.delete(ref);
        continue;
      }
      const mailId = randomId();
      const { email, language } = reminder;
      const to = { email, language };
      const data = { reminder: id };
      transaction.create(
        mailDoc(db, mailId),
        buildMail({ id: mailId, kind: 'season_opened', memberId: null, to, data, now }),
      );
      const expiresAt = timestampOf(now.getTime() + remindedTtlMs);
      transaction.update(ref, { mail_id: mailId, expires_at: expiresAt });
      written += 1;
    }
    if (written > 0) {
      recordAudit(context, transaction, { adminEmail, action: 'send_reminders' }, now);
    }
    return written;
  });
}

const countWaiting = ({ db }: ServerContext) => countOf(waitingReminders(db));
