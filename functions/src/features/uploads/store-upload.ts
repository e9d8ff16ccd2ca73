import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { ServerContext } from '#platform/context';
import { sha256 } from '#platform/keyed-hash';
import { log } from '#platform/log';
import { randomId } from '#platform/random';
import { savePrint } from '#repositories/receipt-prints';
import { createUpload, markStored, type Upload } from '#repositories/uploads';
import { saveObject } from './object-store.ts';
import { prepareImage } from './prepare-image.ts';

export interface NewFile {
  fileType: FileType;
  /** As they were sent. */
  bytes: Buffer;
}

export interface StoredUpload {
  id: string;
  sha256: string;
}

/**
 * Stores an image that nobody has claimed yet. Throws `invalid_file_format`.
 * Row, object, then the mark `stored`: after a crash in between, the clean-up finds the row after an
 * hour and deletes both. The same file sent twice is two uploads.
 */
export async function storeUpload(context: ServerContext, file: NewFile): Promise<StoredUpload> {
  const image = await prepareImage(file.bytes, file.fileType);
  const upload = {
    file_type: file.fileType,
    content_type: image.contentType,
    size: image.bytes.length,
    sha256: sha256(file.bytes),
  };
  const id = await keepImage(context, upload, image);
  // A metric made of these lines watches the volume: a row that counts it would be everybody's.
  log.info('upload stored', { file_type: file.fileType, bytes: file.bytes.length });
  return { id, sha256: upload.sha256 };
}

/** Row, object, mark; answers the id under which it can be claimed. */
export async function keepImage(
  context: ServerContext,
  upload: Pick<Upload, 'file_type' | 'content_type' | 'size' | 'sha256'>,
  { bytes, print }: { bytes: Buffer; print?: Buffer | null },
): Promise<string> {
  const id = randomId();
  // Not the id: an upload's address must not tell where its object is.
  const objectPath = `uploads/${randomId()}.jpg`;
  await createUpload(context.db, id, { ...upload, object_path: objectPath }, context.now());
  await Promise.all([
    saveObject(context.bucket(), objectPath, bytes, upload.content_type),
    print && savePrint(context.db, id, print),
  ]);
  await markStored(context.db, id, context.now());
  return id;
}
