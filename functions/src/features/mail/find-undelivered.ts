import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { readMail } from '#repositories/mails';
import type { LastDecision } from '#repositories/member';

/**
 * The mail of a decision, if it was not sent yet or was given up: what undoes the decision takes it
 * back.
 */
export async function findUndelivered(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  last: LastDecision | null,
): Promise<string | null> {
  if (!last) return null;
  const mail = await readMail(transaction, context.db, last.mail_id);
  return mail && ['PENDING', 'ERROR', 'DEAD'].includes(mail.delivery.state) ? last.mail_id : null;
}
