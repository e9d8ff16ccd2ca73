const minuteMs = 60_000;

/** Kinds of mailed links with their lifetimes. See docs/domain/access.md#links. */
export const linkLifetimesMs = {
  sign_in: 30 * minuteMs,
  reset: 60 * minuteMs,
  application: 14 * 24 * 60 * minuteMs,
  /**
   * Opens an application, like a link of the kind `application`, and also proves that the e-mail address is the
   * applicant's.
   */
  confirm: 14 * 24 * 60 * minuteMs,
  not_me: 14 * 24 * 60 * minuteMs,
  /** Makes the address to which this link was mailed the member's e-mail. */
  change_email: 24 * 60 * minuteMs,
  /** Takes back a change of the e-mail. This link is mailed to the earlier address. */
  undo_email: 7 * 24 * 60 * minuteMs,
  /** Lets a person whom a guardian has registered open an account of their own, and proves the e-mail address. */
  own_account: 7 * 24 * 60 * minuteMs,
} as const;

/** Lifetimes of links in minutes and in days, as the texts of mails and pages state them. */
export const linkMinutes = {
  sign_in: linkLifetimesMs.sign_in / minuteMs,
  reset: linkLifetimesMs.reset / minuteMs,
};
export const linkDays = {
  application: linkLifetimesMs.application / (24 * 60 * minuteMs),
  change_email: linkLifetimesMs.change_email / (24 * 60 * minuteMs),
  undo_email: linkLifetimesMs.undo_email / (24 * 60 * minuteMs),
  own_account: linkLifetimesMs.own_account / (24 * 60 * minuteMs),
};

export type LinkKind = keyof typeof linkLifetimesMs;

/** Maximum number of a member's unused links of one kind. A further link makes the oldest one invalid. */
export const validLinksPerKind = 3;
