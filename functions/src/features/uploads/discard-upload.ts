import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import {
  deleteUpload,
  findUpload,
  readUpload,
  releaseUpload,
  type Upload,
} from '#repositories/uploads';
import { deleteObject } from './object-store.ts';

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
      releaseUpload(transaction, context.db, id, context.now());
    }
    return true;
  });
}
