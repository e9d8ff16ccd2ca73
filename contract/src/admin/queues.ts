/** What the review can work through, in the order in which the panel offers them. */
export const reviewQueues = [
  /** Under review and waiting for nobody but us. */
  'to_review',
  /** Asked to replace or correct something, and not yet done. */
  'waiting',
  /** Under review with a flag; approved with one that came later and that nobody has looked at. */
  'flagged',
  'no_receipt',
  /** Nobody has proved the e-mail yet. */
  'unconfirmed',
  /** A member of whose amount something is open: after a change of the package, or of the payments. */
  'rest_open',
  /** The member wants to be deleted. */
  'deletion',
  'rejected',
  /** Whatever the admin who asks has decided, asked or noted last, and is not approved; a renewal, too. */
  'mine',
] as const;
export type ReviewQueue = (typeof reviewQueues)[number];
