/** Stored states of an application. docs/domain/review.md#review says who may do what in each state. */
export const requestStatuses = ['submitted', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The state that is shown to the applicant. */
export type ShownStatus = 'under_review' | 'approved' | 'rejected';

export function shownStatus(status: RequestStatus): ShownStatus {
  return status === 'submitted' ? 'under_review' : status;
}

/** Time for which the mail of a decision is held back, so that the decision can be undone. */
export const undoWindowMs = 15_000;
/**
 * Time for which the mail of a bulk decision is held back. It is longer than `undoWindowMs`, so that the first of many
 * decisions can still be undone when the last one is made.
 */
export const bulkUndoWindowMs = 45_000;

/** Maximum number of applications in one bulk decision: as many as a page of the queue shows. */
export const bulkMaxLength = 50;
