import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { RequestStatus } from '@fanclub/contract/members/states';
import type { Caller } from '#pipeline/caller';
import { maySeeIdentity } from '#pipeline/session-policy';
import type { UploadDocument } from '#repositories/uploads';

/** The field of a member row that holds a document's upload. */
export const uploadFieldOf = { receipt: 'receipt_upload', passport: 'passport_upload' } as const;

/** The field that holds the image which the present one took the place of. */
export const uploadBeforeOf = { receipt: 'receipt_before', passport: 'passport_before' } as const;

/**
 * Why a claimed document is not removed by its address alone. A rejected member replaces it, signed
 * in: somebody else may have come to know the address.
 */
export function removalProblem(status: RequestStatus): RequestErrorCode {
  if (status === 'approved') return 'document_changes_closed';
  return status === 'submitted' ? 'document_under_review' : 'forbidden';
}

/** A claimed document is for its owner and for admins; an unclaimed one for nobody. */
export function canReadUpload(
  caller: Pick<Caller, 'kind' | 'uid'>,
  upload: Pick<UploadDocument, 'state' | 'claimed_by'>,
): boolean {
  if (upload.state !== 'stored' || upload.claimed_by === null) return false;
  return caller.kind === 'admin' || upload.claimed_by === caller.uid;
}

/** True where the own identity image stays hidden until the address is confirmed. */
export function isHiddenIdentity(
  caller: Caller,
  { file_type }: Pick<UploadDocument, 'file_type'>,
): boolean {
  if (file_type !== 'passport' || caller.kind === 'admin') return false;
  return !maySeeIdentity(caller.session, caller.member);
}
