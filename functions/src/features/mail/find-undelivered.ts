import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { readMail } from '#repositories/mails';

/**
 * Returns the id of the mail of a decision or a request if the mail waits, has failed or was given up. The caller can
 * then delete it. Returns null if the mail was sent, is being sent or does not exist.
 */
export async function findUndelivered(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  last: { mail_id: string | null } | null,
): Promise<string | null> {
  return (await findUndeliveredMail(context, transaction, last))?.id ?? null;
}

/** Like `findUndelivered`, but also returns the kind of the mail. */
export async function findUndeliveredMail(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  last: { mail_id: string | null } | null,
): Promise<{ id: string; kind: string } | null> {
  if (!last?.mail_id) return null;
  const mail = await readMail(transaction, context.db, last.mail_id);
  const isUndelivered = mail && ['PENDING', 'ERROR', 'DEAD'].includes(mail.delivery.state);
  return isUndelivered ? { id: last.mail_id, kind: mail.message.template } : null;
}
