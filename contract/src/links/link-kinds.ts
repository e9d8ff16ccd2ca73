const minuteMs = 60_000;

/** Kinds of mailed links and their lifetimes: docs/domain/access.md#links */
export const linkLifetimesMs = {
  sign_in: 30 * minuteMs,
  reset: 60 * minuteMs,
  application: 14 * 24 * 60 * minuteMs,
  /** This link opens an application as well, and proves the address. */
  confirm: 14 * 24 * 60 * minuteMs,
  not_me: 14 * 24 * 60 * minuteMs,
  /** This link opens an account of their own to somebody of a family, and proves the address. */
  own_account: 7 * 24 * 60 * minuteMs,
} as const;

/** Lifetimes in the units that texts use. */
export const linkMinutes = {
  sign_in: linkLifetimesMs.sign_in / minuteMs,
  reset: linkLifetimesMs.reset / minuteMs,
};
export const linkDays = {
  application: linkLifetimesMs.application / (24 * 60 * minuteMs),
  own_account: linkLifetimesMs.own_account / (24 * 60 * minuteMs),
};

export type LinkKind = keyof typeof linkLifetimesMs;

/** Number of links of one kind that stay valid at once. */
export const validLinksPerKind = 3;
