import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { readMail } from '#repositories/mails';

/**
 * The mail of a decision or a request, if it was not sent yet or was given up: what undoes it takes its mail back.
 */
export async function findUndelivered(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  last: { mail_id: string | null } | null,
): Promise<string | null> {
  if (!last?.mail_id) return null;
  const mail = await readMail(transaction, context.db, last.mail_id);
  return mail && ['PENDING', 'ERROR', 'DEAD'].includes(mail.delivery.state) ? last.mail_id : null;
}
