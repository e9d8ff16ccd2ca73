import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readMember } from '#repositories/members';
import { readUpload, releaseUpload } from '#repositories/uploads';
import { tryDiscardUpload } from './discard-upload.ts';
import { removalProblem } from './document-policy.ts';

/**
 * Removes an unclaimed upload by its URL, which only its sender has received. Throws `file_not_found` if it does not
 * exist. For a claimed upload the error depends on the application's state, so that a form in an old tab can show a
 * helpful message. If an application claims it at the same time, one of the two transactions notices the other. After
 * a crash, the maintenance or a repeated call deletes the rest.
 */
export async function removeUpload(context: ServerContext, id: string): Promise<void> {
  await inTransaction(context.db, (transaction) => release(context, transaction, id));
  await tryDiscardUpload(context, id);
}

async function release(
  context: ServerContext,
  transaction: Transaction,
  id: string,
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const upload = await readUpload(transaction, db, id);
  if (!upload) throw new AppError('file_not_found');
  if (upload.state === 'removing') return;
  if (upload.claimed_by !== null) {
    const member = await readMember(transaction, db, upload.claimed_by);
    throw new AppError(member ? removalProblem(member.request_status) : 'file_not_found');
  }
  const isLive = upload.expires_at !== null && upload.expires_at.toMillis() > now.getTime();
  if (upload.state !== 'stored' || !isLive) throw new AppError('file_not_found');
  releaseUpload(transaction, db, id, now);
}
