import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { RequestStatus } from '../members/states.ts';

/**
 * Returns the error code if a member may not upload a document now; null if the member may.
 * docs/domain/review.md#review explains the states.
 */
export function uploadProblem(
  status: RequestStatus,
  hasDocument: boolean,
): RequestErrorCode | null {
  if (status === 'approved') return 'document_changes_closed';
  if (status === 'submitted' && hasDocument) return 'document_under_review';
  return null;
}

/** Returns true if a member may upload a new document after the old one was removed. */
export function canSendAnother(status: RequestStatus): boolean {
  return uploadProblem(status, false) === null;
}
