/** Stored review states; docs/domain/review.md#review says who may do what in each. */
export const requestStatuses = ['submitted', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The state that the applicant is shown. */
export type ShownStatus = 'under_review' | 'approved' | 'rejected';

export function shownStatus(status: RequestStatus): ShownStatus {
  return status === 'submitted' ? 'under_review' : status;
}

/** Time for which a decision's mail waits and "Undo" works. */
export const undoWindowMs = 15_000;
/** The same time for bulk decisions: it is longer, so that the first still waits when the last is done. */
export const bulkUndoWindowMs = 45_000;
