import { pick } from '@fanclub/contract/members/by-name';
import type { ServerContext } from '#platform/context';
import { readObject, saveObject } from '#platform/object-store';
import { randomId } from '#platform/random';
import { createUpload, findUpload, markStored, type Upload } from '#repositories/uploads';
import { checkClaimable } from './check-claimable.ts';
import { releaseUnclaimed, tryDiscardUpload } from './discard-upload.ts';

/**
 * Copies an unclaimed receipt. Each person for whom the receipt pays gets an upload of their own, which is kept,
 * replaced and deleted with that person's row. After a crash, or a commit whose response was lost, the maintenance
 * deletes unclaimed copies. A receipt that cannot be claimed is not copied: the caller then refuses the receipt, or finds
 * the application that has claimed it.
 */
export async function copyReceipt(
  context: ServerContext,
  id: string,
  count: number,
): Promise<string[]> {
  const receipt = count > 0 ? await findUpload(context.db, id) : null;
  if (!receipt || checkClaimable(receipt, 'receipt', context.now().getTime())) return [];
  const bytes = await readObject(context.bucket(), receipt.object_path);
  if (!bytes) return [];
  const upload = pick(receipt, ['file_type', 'content_type', 'size', 'sha256']);
  const copying = Array.from({ length: count }, () => keepImage(context, upload, bytes));
  return Promise.all(copying);
}

/** Writes the row, then the file, then the state `stored`. Returns the id with which the upload can be claimed. */
async function keepImage(
  context: ServerContext,
  upload: Pick<Upload, 'file_type' | 'content_type' | 'size' | 'sha256'>,
  bytes: Buffer,
): Promise<string> {
  const id = randomId();
  const objectPath = `uploads/${randomId()}.jpg`;
  await createUpload(context.db, id, { ...upload, object_path: objectPath }, context.now());
  await saveObject(context.bucket(), objectPath, bytes, upload.content_type);
  await markStored(context.db, id, context.now());
  return id;
}

/** Deletes those of the uploads that no application has claimed. */
export async function discardUnclaimed(
  context: ServerContext,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    if (await releaseUnclaimed(context, id)) await tryDiscardUpload(context, id);
  }
}
