import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { RequestStatus } from '../members/states.ts';

/** Why a member may not upload a document now, or null; the states are those of docs/domain/review.md#review */
export function uploadProblem(
  status: RequestStatus,
  hasDocument: boolean,
): RequestErrorCode | null {
  if (status === 'approved') return 'document_changes_closed';
  if (status === 'submitted' && hasDocument) return 'document_under_review';
  return null;
}
