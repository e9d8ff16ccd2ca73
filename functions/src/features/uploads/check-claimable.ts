import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { UploadDocument } from '#repositories/uploads';

/**
 * Returns why an application cannot claim this upload, or null if it can: `upload_already_used` if an application has
 * claimed it, `upload_not_found` if it does not exist, has expired at `nowMs`, is not completely stored or is of
 * another kind. The upload has to be read in the transaction that claims it, so that one of two concurrent claims
 * fails.
 */
export function checkClaimable(
  upload: UploadDocument | null | undefined,
  fileType: FileType,
  nowMs: number,
): FieldErrorKey | null {
  if (!upload) return 'upload_not_found';
  if (upload.claimed_by !== null) return 'upload_already_used';
  const isReady = upload.state === 'stored' && upload.file_type === fileType;
  const isLive = upload.expires_at !== null && upload.expires_at.toMillis() > nowMs;
  return isReady && isLive ? null : 'upload_not_found';
}
