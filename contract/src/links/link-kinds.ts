const minuteMs = 60_000;

/** Kinds of links we mail and how long they live: docs/domain/access.md#links */
export const linkLifetimesMs = {
  sign_in: 30 * minuteMs,
  reset: 60 * minuteMs,
  application: 14 * 24 * 60 * minuteMs,
  /** Opens an application too, and proves the address. */
  confirm: 14 * 24 * 60 * minuteMs,
  not_me: 14 * 24 * 60 * minuteMs,
  /** Opens an account of their own to somebody of a family, and proves the address. */
  own_account: 7 * 24 * 60 * minuteMs,
} as const;

export type LinkKind = keyof typeof linkLifetimesMs;

/** Up to this many links of a kind stay valid at once. */
export const validLinksPerKind = 3;
