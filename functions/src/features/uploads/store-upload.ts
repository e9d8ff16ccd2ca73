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
  /** The bytes that were sent, before the image is encoded. */
  bytes: Buffer;
}

export interface StoredUpload {
  id: string;
  sha256: string;
}

/**
 * Stores an image that no application has claimed yet. Throws the errors of `prepareImage`. Writes the row, then the
 * file, then the state `stored`: after a crash in between, the maintenance finds the row after an hour and deletes the
 * row and the file. If the same file is sent twice, there are two uploads.
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
  // A metric of these log lines shows the number and size of uploads. If a row counted them, every upload would have
  // to write that row.
  log.info('upload stored', { file_type: file.fileType, bytes: file.bytes.length });
  return { id, sha256: upload.sha256 };
}

/** Writes the row, then the file, then the state `stored`. Returns the id with which the upload can be claimed. */
export async function keepImage(
  context: ServerContext,
  upload: Pick<Upload, 'file_type' | 'content_type' | 'size' | 'sha256'>,
  bytes: Buffer,
): Promise<string> {
  const id = randomId();
  // The path does not contain the upload's id, so that the upload's URL does not tell where the file is stored.
  const objectPath = `uploads/${randomId()}.jpg`;
  await createUpload(context.db, id, { ...upload, object_path: objectPath }, context.now());
  await saveObject(context.bucket(), objectPath, bytes, upload.content_type);
  await markStored(context.db, id, context.now());
  return id;
}
