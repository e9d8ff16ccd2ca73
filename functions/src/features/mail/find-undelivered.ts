import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { readMail } from '#repositories/mails';
import type { LastDecision } from '#repositories/member';

/** The mail of a decision, if it was not sent yet: what undoes the decision takes it back. */
export async function findUndelivered(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  last: LastDecision | null,
): Promise<string | null> {
  if (!last) return null;
  const state = (await readMail(transaction, context.db, last.mail_id))?.delivery.state;
  return state === 'PENDING' || state === 'ERROR' ? last.mail_id : null;
}
