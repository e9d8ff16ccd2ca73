/** Stored review states; who may do what in each: docs/domain/review.md#review */
export const requestStatuses = ['submitted', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What the owner is shown. */
export type ShownStatus = 'under_review' | 'approved' | 'rejected';

export function shownStatus(status: RequestStatus): ShownStatus {
  return status === 'submitted' ? 'under_review' : status;
}

/** How long a decision's mail waits, and "Undo" works. */
export const undoWindowMs = 15_000;
/** The same where many are decided at once: the first still waits when the last is done. */
export const bulkUndoWindowMs = 45_000;
