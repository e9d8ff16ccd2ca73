import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import { log } from '#http/log';
import type { Caller } from '#sessions/caller';
import { readObject } from './object-store.ts';
import { fileUrlOf } from './upload.ts';
import { findUpload, type Upload } from './upload-repository.ts';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
  /** ASCII, safe in a header. */
  fileName: string;
}

/** A claimed document is for its owner and for admins; an unclaimed one for nobody (decisions §6). */
export function mayRead(caller: Pick<Caller, 'kind' | 'uid'>, upload: Upload): boolean {
  if (upload.state !== 'stored' || upload.claimed_by === null) return false;
  return caller.kind === 'admin' || upload.claimed_by === caller.uid;
}

/** A document's image. Throws `file_not_found` for whoever may not see it, as if it did not exist. */
export async function readFile(
  context: ServerContext,
  caller: Pick<Caller, 'kind' | 'uid'>,
  id: string,
): Promise<StoredFile> {
  const upload = fileUrlPattern.test(fileUrlOf(id)) ? await findUpload(context.db, id) : null;
  if (!upload || !mayRead(caller, upload)) throw new AppError('file_not_found');
  const bytes = await readObject(context.bucket(), upload.object_path);
  if (!bytes) {
    log.error('object of an upload is missing', new Error(upload.object_path), { upload: id });
    throw new AppError('file_not_found');
  }
  const fileName = `${upload.file_type}-${upload.request_number}.jpg`;
  return { bytes, contentType: upload.content_type, fileName };
}
