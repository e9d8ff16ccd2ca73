const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** At most `count` within a window, which begins with the first of them: docs/domain/access.md#limits */
export interface Limit {
  count: number;
  windowMs: number;
}

/**
 * A limit of an address, which is an entry of X-Forwarded-For that our proxies wrote. A call of the
 * function's own URL goes past them and can forge it; the last entry is its caller's then. Behind
 * Hosting the last one is a proxy's, which many share: what an instance could serve through it, or,
 * where one machine's calls cost others something, what a busy evening brings through one proxy.
 */
export interface AddressLimitRule extends Limit {
  lastEntryCount: number;
}

/** Calls from one address: kept in memory, per instance; a shield against one noisy address. */
export const addressLimits = {
  register: { count: 30, lastEntryCount: 6000, windowMs: hourMs },
  login: { count: 300, lastEntryCount: 6000, windowMs: hourMs },
  renewal: { count: 1200, lastEntryCount: 60_000, windowMs: hourMs },
  linkRequest: { count: 60, lastEntryCount: 500, windowMs: hourMs },
  upload: { count: 60, lastEntryCount: 12_000, windowMs: hourMs },
  promo: { count: 120, lastEntryCount: 6000, windowMs: hourMs },
  promoHold: { count: 30, lastEntryCount: 1000, windowMs: hourMs },
  linkUse: { count: 60, lastEntryCount: 3000, windowMs: hourMs },
  reminder: { count: 20, lastEntryCount: 600, windowMs: hourMs },
  draft: { count: 20, lastEntryCount: 600, windowMs: hourMs },
  /** A shop at whose door a queue stands. */
  verify: { count: 600, lastEntryCount: 6000, windowMs: hourMs },
  checkUserExists: { count: 20, lastEntryCount: 1000, windowMs: hourMs },
} as const satisfies Record<string, AddressLimitRule>;

/** Calls from wherever they come, kept in the same way. */
export const overallLimits = {
  linkRequest: { count: 600, windowMs: 15 * minuteMs },
  reminder: { count: 300, windowMs: 15 * minuteMs },
  draft: { count: 300, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>;

/**
 * Tries of one receipt to register, which are not refused for their address, and receipts that one
 * last entry may have looked up for that; kept in the same way.
 */
export const receiptLimits = {
  tries: { count: 20, windowMs: hourMs },
  lookups: { count: 6000, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** Bytes of files from one address, kept in the same way. */
export const byteLimits = {
  upload: { count: 100 * megabyte, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

/**
 * What one mailbox takes in all, whichever routes ask for it, and how much of it one last entry can
 * use up, so that a few strangers leave the owner some. Calls that App Check proves have a budget of
 * their own. Kept as the limits of an e-mail.
 */
export const mailboxBudgets = {
  links: { count: 64, perOriginCount: 8, windowMs: dayMs },
} as const satisfies Record<string, Limit & { perOriginCount: number }>;

export interface AccountLimitRule extends Limit {
  /**
   * Only tries with a wrong secret count: for one e-mail from one network, half this often from one
   * last entry, and this often from wherever they come, so that a stranger's tries don't lock the
   * owner out.
   */
  failuresFromAnywhere?: number;
  /** What it counts in besides. */
  budget?: keyof typeof mailboxBudgets;
}

/** Tries for one e-mail: kept in Firestore, across instances, always in force. */
export const accountLimits = {
  login: { count: 10, windowMs: 15 * minuteMs, failuresFromAnywhere: 100 },
  signInLink: { count: 3, windowMs: 15 * minuteMs, budget: 'links' },
  resetLink: { count: 3, windowMs: 15 * minuteMs, budget: 'links' },
  reminder: { count: 5, windowMs: dayMs },
  draft: { count: 5, windowMs: hourMs, budget: 'links' },
  contact: { count: 30, windowMs: hourMs },
  family: { count: 30, windowMs: hourMs },
  /** Each is signed anew. */
  wallet: { count: 30, windowMs: hourMs },
  gate: { count: 5, windowMs: minuteMs, failuresFromAnywhere: 50 },
} as const satisfies Record<string, AccountLimitRule>;

type AddressLimit = keyof typeof addressLimits;
type OverallLimit = keyof typeof overallLimits;
type ByteLimit = keyof typeof byteLimits;
type AccountLimit = keyof typeof accountLimits;

/** What a call of a route counts against; whichever is used up answers `rate_limited`. */
export interface RouteLimit {
  /** Counted before anything else is done. */
  address?: AddressLimit;
  /**
   * A call with an Idempotency-Key and a live receipt is not refused for its address: whoever has
   * paid may share one with a whole mobile carrier.
   */
  sparesPayer?: true;
  /** Counted together with everybody else's calls, once the body is found to be sound. */
  overall?: OverallLimit;
  /** Counted once the form is read. */
  bytes?: ByteLimit;
  /** Counted for the e-mail in the body, or else the caller's, before the work. */
  account?: AccountLimit;
}

/** How much wider the limits of addresses are for calls that App Check proves to be our app's. */
export const ourAppFactor = 10;

/** How much wider the limits of addresses are where the emulator variables are set. */
export const emulatorLimitFactor = 100;

/** JSON bodies above this are refused. */
export const maxJsonBytes = 64 * 1024;
