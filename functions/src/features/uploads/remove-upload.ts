import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { readMember } from '#repositories/members';
import { readUpload, releaseUpload } from '#repositories/uploads';
import { discardNowOrLater } from './discard-upload.ts';
import { removalProblem } from './document-policy.ts';

/**
 * Removes an unclaimed upload for whoever holds its address, which only its sender was told.
 * Throws `file_not_found`; for a claimed one, the reason by the application's state: a wizard left
 * open in another tab shows a sentence that helps, and a holder of 192 random bits learns nothing
 * that the address was not given out for.
 *
 * A removal and a registration at once: one of the two finds the other's mark. A death after the
 * mark leaves the rest to the clean-up, or to the same request coming again.
 */
export async function removeUpload(context: ServerContext, id: string): Promise<void> {
  await context.db.runTransaction((transaction) => letGo(context, transaction, id));
  await discardNowOrLater(context, id);
}

async function letGo(context: ServerContext, transaction: Transaction, id: string): Promise<void> {
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
