/** Stored states of an application. docs/domain/review.md#review says who may do what in each state. */
export const requestStatuses = ['submitted', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

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

/** Reasons why an admin should check an application with special care. */
export const reviewFlags = [
  /** An application of another family has the same receipt or the same transfer number. */
  'same_receipt',
  /** Another application may be by the same person: it has the same name and birth date, or the same phone. */
  'similar_person',
  /** The owner of the e-mail address reported that somebody else made the application. */
  'not_me',
  /** A program may have filled in the form: faster than a person types, or in a field that people do not see. */
  'by_program',
] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
