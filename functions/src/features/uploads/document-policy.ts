import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { RequestStatus } from '@fanclub/contract/members/states';
import { identityRoles } from '@fanclub/contract/roles';
import type { AdminCaller, Caller, MemberCaller } from '#pipeline/caller';
import { maySeeIdentity } from '#pipeline/session-policy';
import type { UploadDocument } from '#repositories/uploads';

/** The field of a member row that holds a document's upload. */
export const uploadFieldOf = { receipt: 'receipt_upload', passport: 'passport_upload' } as const;

/** The field of a member row that holds the upload which the current one replaced. */
export const uploadBeforeOf = { receipt: 'receipt_before', passport: 'passport_before' } as const;

/**
 * Returns why a claimed document cannot be removed by its URL alone, without a session. A rejected member has to sign
 * in to replace the document, because somebody else may know the URL.
 */
export function removalProblem(status: RequestStatus): RequestErrorCode {
  if (status === 'approved') return 'document_changes_closed';
  return status === 'submitted' ? 'document_under_review' : 'forbidden';
}

type ReadingCaller = Pick<MemberCaller, 'kind' | 'uid'> | Pick<AdminCaller, 'kind' | 'role'>;

/**
 * True if the caller may read an upload. A member may read only documents that this member has claimed. (If a guardian
 * reads a dependant's document, the dependant is passed as the caller.) Admins may read all claimed documents, but an
 * identity image only if their role allows it. Nobody may read an unclaimed upload.
 */
export function canReadUpload(
  caller: ReadingCaller,
  upload: Pick<UploadDocument, 'state' | 'claimed_by' | 'file_type'>,
): boolean {
  if (upload.state !== 'stored' || upload.claimed_by === null) return false;
  if (caller.kind === 'member') return upload.claimed_by === caller.uid;
  return upload.file_type !== 'passport' || identityRoles.includes(caller.role);
}

/** True if a member's own identity image is hidden from this session until the e-mail is proved. */
export function isHiddenIdentity(
  caller: Caller,
  { file_type }: Pick<UploadDocument, 'file_type'>,
): boolean {
  if (file_type !== 'passport' || caller.kind === 'admin') return false;
  return !maySeeIdentity(caller.session, caller.member);
}
