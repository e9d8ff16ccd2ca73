/** Reasons why an admin should check an application with special care. */
export const reviewFlags = [
  /** An application of another family has the same receipt or the same transfer number. */
  'same_receipt',
  /** Another application may be by the same person: it has the same name and birth date, or the same phone. */
  'similar_person',
  /** The owner of the e-mail address reported that somebody else made the application. */
  'not_me',
] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
