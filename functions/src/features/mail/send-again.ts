import pLimit from 'p-limit';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { type MailDocument, mailDoc, readMail } from '#repositories/mails';
import { queueMailOrLeave } from './queue-mail.ts';

const atOnce = 10;

/**
 * Queues mails again that were given up, with the full number of attempts. Returns how many mails changed. For each
 * mail, one transaction changes the row and writes an audit row. A repeated call changes nothing. If a mail cannot be
 * queued here, the maintenance queues it.
 */
export async function sendAgain(
  context: ServerContext,
  adminEmail: string,
  ids: readonly string[],
): Promise<number> {
  const places = pLimit(atOnce);
  const revived = await Promise.all(
    [...new Set(ids)].map((id) => places(() => sendOneAgain(context, adminEmail, id))),
  );
  return revived.filter(Boolean).length;
}

async function sendOneAgain(
  context: ServerContext,
  adminEmail: string,
  id: string,
): Promise<boolean> {
  const mail = await revive(context, adminEmail, id);
  if (!mail) return false;
  await queueMailOrLeave(context, id, mail);
  return true;
}

function revive(
  context: ServerContext,
  adminEmail: string,
  id: string,
): Promise<MailDocument | null> {
  return inTransaction(context.db, async (transaction) => {
    const mail = await readMail(transaction, context.db, id);
    if (mail?.delivery.state !== 'DEAD') return null;
    const now = context.now();
    const delivery: MailDocument['delivery'] = {
      ...mail.delivery,
      state: 'PENDING',
      attempts: 0,
      not_before: timestampOf(now),
    };
    transaction.update(mailDoc(context.db, id), { delivery });
    recordAudit(
      context,
      transaction,
      {
        adminEmail,
        action: 'send_mail_again',
        ...(mail.member_id !== null && { memberId: mail.member_id }),
      },
      now,
    );
    return { ...mail, delivery };
  });
}
