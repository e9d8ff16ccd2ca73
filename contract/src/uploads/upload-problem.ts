import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { RequestStatus } from '../members/states.ts';

/**
 * Returns the reason why a member may not upload a document now, or null; for the states see
 * docs/domain/review.md#review
 */
export function uploadProblem(
  status: RequestStatus,
  hasDocument: boolean,
): RequestErrorCode | null {
  if (status === 'approved') return 'document_changes_closed';
  if (status === 'submitted' && hasDocument) return 'document_under_review';
  return null;
}

/** Returns true while a removed document can be replaced. */
export function canSendAnother(status: RequestStatus): boolean {
  return uploadProblem(status, false) === null;
}
