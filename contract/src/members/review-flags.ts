/** Reasons why an application deserves a second look. */
export const reviewFlags = [
  /** Another application has the same receipt. */
  'same_receipt',
  /** Another application has the same name and birth date, or the same phone. */
  'similar_person',
  /** The owner of the e-mail address says that the application is not theirs. */
  'not_me',
] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
