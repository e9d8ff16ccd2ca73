import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { ServerContext } from '#platform/context';
import { sha256 } from '#platform/keyed-hash';
import { log } from '#platform/log';
import { saveObject } from '#platform/object-store';
import { randomId } from '#platform/random';
import { type Sent, sentPathOf } from '#repositories/sent-uploads';
import { prepareImage } from './prepare-image.ts';

export interface NewFile {
  fileType: FileType;
  /** The bytes that were sent, before the image is encoded. */
  bytes: Buffer;
}

/**
 * Stores an image that no application has claimed yet, with its kind and the hash of the sent bytes. Returns its id.
 * Throws the errors of `prepareImage`. This function writes one object and no row, because the function `uploads`
 * reaches no rows: an attacker who exploits the decoder can do no more than write objects. If the same file is sent
 * twice, there are two uploads.
 */
export async function storeUpload(
  { bucket }: Pick<ServerContext, 'bucket'>,
  file: NewFile,
): Promise<string> {
  const image = await prepareImage(file.bytes);
  const id = randomId();
  const known = { file_type: file.fileType, sha256: sha256(file.bytes) } satisfies Sent;
  await saveObject(bucket(), sentPathOf(id), image.bytes, image.contentType, known);
  // A metric of these log lines shows the number and size of uploads. If a row counted them, every upload would have
  // to write that row.
  log.info('upload stored', { file_type: file.fileType, bytes: file.bytes.length });
  return id;
}
