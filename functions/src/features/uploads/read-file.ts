import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { type Caller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { readObject } from '#platform/object-store';
import { writeView } from '#repositories/audit-views';
import { fileUrlOf, findUpload } from '#repositories/uploads';
import { canReadUpload, isHiddenIdentity } from './document-policy.ts';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
  /** The name is ASCII, so it can be used in a header. */
  fileName: string;
}

/**
 * Reads the image of a document. Throws `file_not_found` for a caller who may not see it, as if it did not exist, and
 * `address_not_confirmed` for a member's identity image that is hidden from this session. If an admin views the image,
 * the audit row is written first.
 */
export async function readFile(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<StoredFile> {
  const upload = fileUrlPattern.test(fileUrlOf(id)) ? await findUpload(context.db, id) : null;
  const owner = upload?.claimed_by ?? undefined;
  const reader =
    caller.kind === 'member'
      ? memberCaller(
          await requireOwnOrWard(context, caller, owner, 'file_not_found'),
          caller.session,
        )
      : caller;
  if (!upload || !canReadUpload(reader, upload)) throw new AppError('file_not_found');
  if (isHiddenIdentity(caller, upload)) throw new AppError('address_not_confirmed');
  if (caller.kind === 'admin' && upload.claimed_by) {
    const view = { adminEmail: caller.email, memberId: upload.claimed_by };
    await writeView(context, { ...view, action: `view_${upload.file_type}` }, context.now());
  }
  const bytes = await readObject(context.bucket(), upload.object_path);
  if (!bytes) {
    log.error('object of an upload is missing', new Error(upload.object_path), { upload: id });
    throw new AppError('file_not_found');
  }
  const fileName = `${upload.file_type}-${upload.request_number}.jpg`;
  return { bytes, contentType: upload.content_type, fileName };
}
