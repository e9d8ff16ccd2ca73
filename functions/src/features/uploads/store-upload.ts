import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { ServerContext } from '#platform/context';
import { sha256 } from '#platform/keyed-hash';
import { log } from '#platform/log';
import { randomId } from '#platform/random';
import { createUpload, markStored, type Upload } from '#repositories/uploads';
import { saveObject } from './object-store.ts';
import { prepareImage } from './prepare-image.ts';

export interface NewFile {
  fileType: FileType;
  /** The bytes as they were sent. */
  bytes: Buffer;
}

export interface StoredUpload {
  id: string;
  sha256: string;
}

/**
 * Stores an image that nobody has claimed yet. Throws `invalid_file_format`. It writes the row, the object, and
 * then the mark `stored`: after a crash in between, the clean-up finds the row after an hour and deletes both.
 * The same file sent twice is two uploads.
 */
export async function storeUpload(context: ServerContext, file: NewFile): Promise<StoredUpload> {
  const image = await prepareImage(file.bytes);
  const upload = {
    file_type: file.fileType,
    content_type: image.contentType,
    size: image.bytes.length,
    sha256: sha256(file.bytes),
  };
  const id = await keepImage(context, upload, image.bytes);
  // A metric of these log lines watches the volume: a row that counts it would be written by every upload.
  log.info('upload stored', { file_type: file.fileType, bytes: file.bytes.length });
  return { id, sha256: upload.sha256 };
}

/** Writes the row, the object and the mark `stored`. Returns the id by which the upload can be claimed. */
export async function keepImage(
  context: ServerContext,
  upload: Pick<Upload, 'file_type' | 'content_type' | 'size' | 'sha256'>,
  bytes: Buffer,
): Promise<string> {
  const id = randomId();
  // The path does not contain the id: an upload's address must not tell where its object is.
  const objectPath = `uploads/${randomId()}.jpg`;
  await createUpload(context.db, id, { ...upload, object_path: objectPath }, context.now());
  await saveObject(context.bucket(), objectPath, bytes, upload.content_type);
  await markStored(context.db, id, context.now());
  return id;
}
