const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** At most `count` within a window that begins with the first use: docs/domain/access.md#limits */
export interface Limit {
  count: number;
  windowMs: number;
}

/**
 * A limit per address, where the address is an entry of X-Forwarded-For that our proxies wrote. A call to the
 * function's own URL bypasses the proxies and can forge that entry; then the last entry is the caller's address.
 * Behind Hosting the last entry is the address of a proxy, which many callers share. `lastEntryCount` is
 * therefore what an instance could serve through one proxy or, if the calls of one machine cost others
 * something, what a busy evening brings through one proxy.
 */
export interface AddressLimitRule extends Limit {
  lastEntryCount: number;
}

/** Limits on calls from one address: kept in memory, per instance; they protect against one noisy address. */
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
  /** Allows for a shop with a queue at its door. */
  verify: { count: 600, lastEntryCount: 6000, windowMs: hourMs },
  checkUserExists: { count: 20, lastEntryCount: 1000, windowMs: hourMs },
} as const satisfies Record<string, AddressLimitRule>;

/** Limits on calls from all addresses together, kept in memory, per instance. */
export const overallLimits = {
  linkRequest: { count: 600, windowMs: 15 * minuteMs },
  reminder: { count: 300, windowMs: 15 * minuteMs },
  draft: { count: 300, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>;

/**
 * Limits on attempts to register with one receipt that are exempt from the address limit, and on receipts that
 * are looked up for that exemption for one last entry; kept in memory, per instance.
 */
export const receiptLimits = {
  tries: { count: 20, windowMs: hourMs },
  lookups: { count: 6000, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** Limits on uploaded bytes from one address, kept in memory, per instance. */
export const byteLimits = {
  upload: { count: 100 * megabyte, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

/**
 * Number of link mails for one mailbox from all routes together. `perOriginCount` of them can come from calls
 * with the same last entry of X-Forwarded-For, so that a few strangers cannot use up the owner's links. Calls
 * that App Check proves have a separate budget. The counts are kept like the limits of an e-mail.
 */
export const mailboxBudgets = {
  links: { count: 64, perOriginCount: 8, windowMs: dayMs },
} as const satisfies Record<string, Limit & { perOriginCount: number }>;

export interface AccountLimitRule extends Limit {
  /**
   * Only attempts with a wrong secret count: `count` for one e-mail from one network, half of it from one last
   * entry, and this number from all addresses together, so that a stranger's attempts don't lock the owner out.
   */
  failuresFromAnywhere?: number;
  /** A second budget that the same call uses up, for example the mailbox's daily links. */
  budget?: keyof typeof mailboxBudgets;
}

/** Limits on attempts for one e-mail: kept in Firestore, across instances, always in force. */
export const accountLimits = {
  login: { count: 10, windowMs: 15 * minuteMs, failuresFromAnywhere: 100 },
  signInLink: { count: 3, windowMs: 15 * minuteMs, budget: 'links' },
  resetLink: { count: 3, windowMs: 15 * minuteMs, budget: 'links' },
  reminder: { count: 5, windowMs: dayMs },
  draft: { count: 5, windowMs: hourMs, budget: 'links' },
  contact: { count: 30, windowMs: hourMs },
  family: { count: 30, windowMs: hourMs },
  /** Every call signs a pass again. */
  wallet: { count: 30, windowMs: hourMs },
  gate: { count: 5, windowMs: minuteMs, failuresFromAnywhere: 50 },
} as const satisfies Record<string, AccountLimitRule>;

type AddressLimit = keyof typeof addressLimits;
type OverallLimit = keyof typeof overallLimits;
type ByteLimit = keyof typeof byteLimits;
type AccountLimit = keyof typeof accountLimits;

/** Limits that a call of a route counts against. When one is used up, the response is `rate_limited`. */
export interface RouteLimit {
  /** Counted before anything else is done. */
  address?: AddressLimit;
  /**
   * A call with an Idempotency-Key and a live receipt is exempt from the address limit: a person who has paid
   * may share an address with a whole mobile carrier.
   */
  exemptsReceipts?: true;
  /** Counted together with the calls of all callers, once the body is valid. */
  overall?: OverallLimit;
  /** Counted once the multipart form is read. */
  bytes?: ByteLimit;
  /** Counted for the e-mail in the body, or else the caller's e-mail, before the work. */
  account?: AccountLimit;
}

/** Factor by which address limits are wider for calls that App Check proves to be our app's. */
export const ourAppFactor = 10;

/** Factor by which address limits are wider when the emulator variables are set. */
export const emulatorLimitFactor = 100;

/** Larger JSON bodies are refused. */
export const maxJsonBytes = 64 * 1024;
