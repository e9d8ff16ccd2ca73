import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { deleteObject } from '#platform/object-store';
import {
  deleteUpload,
  findUpload,
  readUpload,
  releaseUpload,
  type Upload,
} from '#repositories/uploads';

/**
 * Deletes a released upload: first the stored file, then the row, so that the maintenance finds the row after a
 * crash. Safe to repeat. An upload that was not released stays.
 */
export async function discardUpload(context: ServerContext, id: string): Promise<void> {
  const upload = await findUpload(context.db, id);
  if (upload?.state !== 'removing') return;
  await deleteObject(context.bucket(), upload.object_path);
  await deleteUpload(context.db, id);
}

/** Deletes a released upload at the end of a request. A failure is logged, and the maintenance tries again. */
export async function tryDiscardUpload(context: ServerContext, id: string): Promise<void> {
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
 * Releases an upload unless an application has claimed it or `mayRelease` returns false. Returns whether it is
 * released. If an application claims the upload at the same time, one of the two transactions notices the other.
 */
export function releaseUnclaimed(
  context: ServerContext,
  id: string,
  mayRelease: (upload: Upload) => boolean = () => true,
): Promise<boolean> {
  return inTransaction(context.db, async (transaction) => {
    const upload = await readUpload(transaction, context.db, id);
    if (!upload || upload.claimed_by !== null || !mayRelease(upload)) return false;
    if (upload.state !== 'removing') {
      releaseUpload(transaction, context.db, id, context.now());
    }
    return true;
  });
}
