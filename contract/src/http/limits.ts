const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** At most `count` within a window, which begins with the first of them: docs/domain.md#limits */
export interface Limit {
  count: number;
  windowMs: number;
}

/** Calls from one address: kept in memory, per instance; a shield against one noisy address. */
export const addressLimits = {
  register: { count: 30, windowMs: hourMs },
  upload: { count: 60, windowMs: hourMs },
  promo: { count: 120, windowMs: hourMs },
  linkUse: { count: 60, windowMs: hourMs },
  checkUserExists: { count: 20, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** Bytes of files from one address, kept in the same way. */
export const byteLimits = {
  upload: { count: 100 * megabyte, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

export interface AccountLimitRule extends Limit {
  /**
   * Only tries with a wrong secret count: for one e-mail from one network, and this often from
   * wherever they come, so that a stranger's tries don't lock the owner out.
   */
  failuresFromAnywhere?: number;
}

/** Tries for one e-mail: kept in Firestore, across instances, always in force. */
export const accountLimits = {
  login: { count: 10, windowMs: 15 * minuteMs, failuresFromAnywhere: 100 },
  signInLink: { count: 3, windowMs: 15 * minuteMs },
  resetLink: { count: 3, windowMs: 15 * minuteMs },
  gate: { count: 5, windowMs: minuteMs, failuresFromAnywhere: 50 },
} as const satisfies Record<string, AccountLimitRule>;

type AddressLimit = keyof typeof addressLimits;
type ByteLimit = keyof typeof byteLimits;
type AccountLimit = keyof typeof accountLimits;

/** What a call of a route counts against; whichever is used up answers `rate_limited`. */
export interface RouteLimit {
  /** Counted before anything else is done. */
  address?: AddressLimit;
  /** Counted once the form is read. */
  bytes?: ByteLimit;
  /** Counted for the e-mail in the body, or else the caller's, before the work. */
  account?: AccountLimit;
}

/** How much wider the limits of addresses are where the emulator variables are set. */
export const emulatorLimitFactor = 100;

/** JSON bodies above this are refused. */
export const maxJsonBytes = 64 * 1024;
