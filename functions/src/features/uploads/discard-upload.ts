import { Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type UploadDocument, uploadDoc } from '#repositories/upload';
import { deleteUpload, findUpload, readUpload, type Upload } from '#repositories/upload-repository';
import { deleteObject } from './object-store.ts';

/**
 * The fields to update when an upload is let go, in the transaction that lets go of it. From then
 * on it is nobody's and cannot be claimed, and the clean-up removes it if nothing else does.
 */
export function discardUpdate(
  now: Date,
): Pick<UploadDocument, 'state' | 'claimed_by' | 'request_number' | 'expires_at'> {
  return {
    state: 'removing',
    claimed_by: null,
    request_number: null,
    expires_at: Timestamp.fromDate(now),
  };
}

/**
 * Removes an upload that was let go: the object, then the row, so that a death in between leaves
 * the row for the clean-up. Twice is no error; an upload that was not let go stays.
 */
export async function discardUpload(context: ServerContext, id: string): Promise<void> {
  const upload = await findUpload(context.db, id);
  if (upload?.state !== 'removing') return;
  await deleteObject(context.bucket(), upload.object_path);
  await deleteUpload(context.db, id);
}

/** `discardUpload` for a request that has done its work: what fails here, the clean-up does. */
export async function discardNowOrLater(context: ServerContext, id: string): Promise<void> {
  try {
    await discardUpload(context, id);
  } catch (error) {
    log.warn('upload left to the clean-up', {
      upload: id,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

/**
 * Lets go of an upload unless an application has claimed it or `mayGo` says no; answers whether
 * it is let go. A claim at the same time: one of the two transactions sees the other's.
 */
export function letGoOfUnclaimed(
  context: ServerContext,
  id: string,
  mayGo: (upload: Upload) => boolean = () => true,
): Promise<boolean> {
  return context.db.runTransaction(async (transaction) => {
    const upload = await readUpload(transaction, context.db, id);
    if (!upload || upload.claimed_by !== null || !mayGo(upload)) return false;
    if (upload.state !== 'removing') {
      transaction.update(uploadDoc(context.db, id), { ...discardUpdate(context.now()) });
    }
    return true;
  });
}
