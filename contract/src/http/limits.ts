const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** At most `count` calls within a time window that begins with the first of them. See docs/domain/access.md#limits. */
export interface Limit {
  count: number;
  windowMs: number;
}

/**
 * A limit per IP address; all IPv6 addresses of a /64 network count as one. `count` applies to the entry of
 * X-Forwarded-For that our proxies write. A call to the function's own URL bypasses the proxies and can forge that
 * entry, so calls are also counted by the last entry, up to `lastEntryCount`. In a call to the function's own URL, the
 * last entry is the caller's address. In a call through Firebase Hosting, it is the address of a proxy, which many
 * callers share. `lastEntryCount` is therefore high: it is the number of calls that one instance can serve or, if one
 * machine's calls could harm others, the number that comes through one proxy on a busy evening.
 */
export interface AddressLimitRule extends Limit {
  lastEntryCount: number;
}

/**
 * Limits on calls from one IP address. Each instance counts the calls in memory. All phones of a mobile carrier can
 * share one address, so that a limit of what honest people need is far above the needs of one person.
 */
export const addressLimits = {
  register: { count: 30, lastEntryCount: 6000, windowMs: hourMs },
  login: { count: 300, lastEntryCount: 6000, windowMs: hourMs },
  renewal: { count: 1200, lastEntryCount: 60_000, windowMs: hourMs },
  linkRequest: { count: 300, lastEntryCount: 500, windowMs: hourMs },
  upload: { count: 600, lastEntryCount: 12_000, windowMs: hourMs },
  promo: { count: 600, lastEntryCount: 6000, windowMs: hourMs },
  promoHold: { count: 30, lastEntryCount: 1000, windowMs: hourMs },
  linkUse: { count: 600, lastEntryCount: 3000, windowMs: hourMs },
  reminder: { count: 20, lastEntryCount: 600, windowMs: hourMs },
  /** This limit is high enough for the gate of a stadium, where a card is scanned each second. */
  verify: { count: 3600, lastEntryCount: 6000, windowMs: hourMs },
  checkUserExists: { count: 20, lastEntryCount: 1000, windowMs: hourMs },
} as const satisfies Record<string, AddressLimitRule>;

/** Limits on the calls from all IP addresses together, counted in memory by each instance. */
export const overallLimits = {
  linkRequest: { count: 600, windowMs: 15 * minuteMs },
  reminder: { count: 300, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>;

interface HeavyLimitRule {
  /** Limit for each signed-in caller. Calls without a session are limited by `RouteLimit.address` instead. */
  caller: Limit;
  /**
   * Limit for each member, case or file that a path names. The calls of each member are counted separately, so that
   * nobody uses up another member's calls. Absent if a call concerns the caller alone, or many people.
   */
  target?: Limit;
  /** Limit for all callers together. */
  overall: Limit;
}

const perHour = (count: number): Limit => ({ count, windowMs: hourMs });

/**
 * Limits of the routes that mail, answer with files or read many documents (`RouteLimit.heavy`), counted in memory by
 * each instance. They are far above what a person's work needs, and bound what a stolen session or a faulty program can
 * send and read.
 */
export const heavyLimits = {
  /** A registration or renewal, which causes a mail. It has no `target`, because an e-mail can register only once. */
  submission: { caller: perHour(60), overall: perHour(20_000) },
  /** A call that sends a mail about the caller's own membership or a dependant's. */
  ownMail: { caller: perHour(60), target: perHour(20), overall: perHour(6000) },
  /** A call by which an admin sends a mail to one person. */
  staffMail: { caller: perHour(600), target: perHour(60), overall: perHour(6000) },
  /** A call that mails, reads or writes up to some hundred rows. */
  bulk: { caller: perHour(120), target: perHour(30), overall: perHour(600) },
  /** A call that returns a page of a list. */
  page: { caller: perHour(3000), target: perHour(3000), overall: perHour(20_000) },
  /** A call that returns an image or a document of 1.5 MB at most. */
  image: { caller: perHour(1500), target: perHour(300), overall: perHour(20_000) },
  /** A call that returns a part of a list's file (`rowsPerPart`). A file of 20,000 rows takes ten calls. */
  filePart: { caller: perHour(600), overall: perHour(2000) },
  /** A call that returns all data of a family with its images. */
  ownData: { caller: perHour(60), overall: perHour(200) },
} as const satisfies Record<string, HeavyLimitRule>;

export type HeavyLimit = keyof typeof heavyLimits;

/**
 * Limits for calls that a receipt exempts from the address limit. `tries` limits the registrations with one receipt.
 * `lookups` limits how many receipts are looked up for calls with the same last entry of X-Forwarded-For. Each instance
 * counts both in memory.
 */
export const receiptLimits = {
  tries: { count: 20, windowMs: hourMs },
  lookups: { count: 6000, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** Limits on the bytes uploaded from one IP address, counted in memory by each instance. */
export const byteLimits = {
  upload: { count: 1000 * megabyte, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

/**
 * The mails of one kind with links to one mailbox: `count` in all, of which calls from one IP address cause at most
 * `addressCount`, and calls with the same last entry of X-Forwarded-For at most `lastEntryCount`. So a few strangers
 * cannot use up the owner's mails, not even behind the same proxy. A call that mailed nothing does not count. Calls that
 * App Check proves to be our app's are counted separately. The counts are stored in Firestore.
 */
export const mailboxBudget = { count: 64, addressCount: 8, lastEntryCount: 32, windowMs: dayMs };

/**
 * Maximum number of wrong birth dates that may be entered for one account after mailed links. The count starts anew
 * when the e-mail or the birth date is corrected, so that staff can help.
 */
export const birthDateTries: Limit = { count: 5, windowMs: 30 * dayMs };

/** If one admin changes members' e-mails more often than this, an alert is sent. No change is refused. */
export const usualEmailChanges: Limit = { count: 5, windowMs: dayMs };

export interface AccountLimitRule extends Limit {
  /**
   * If set, only attempts with a wrong secret count, and each e-mail address has three limits: `count` attempts from
   * one IP address, half of `failuresFromAnywhere` with the same last entry of X-Forwarded-For, and
   * `failuresFromAnywhere` from all IP addresses together. A single stranger therefore cannot lock the owner out.
   */
  failuresFromAnywhere?: number;
  /** If set, the call also counts in the budget of the mailbox for mails of this kind. */
  budget?: typeof mailboxBudget;
  /**
   * True if a call beyond the limit gets the usual answer and nothing is mailed. Calls by a stranger therefore never
   * make the owner's calls fail, and the owner can use the link that was mailed shortly before.
   */
  silent?: true;
  /** True if the route's service counts the call, after it has checked that the caller may make the call. */
  inService?: true;
}

/**
 * Limits on calls for one e-mail address: the caller's, or, if nobody is signed in, the one in the body. The calls are
 * counted in Firestore, so that all instances share the counts. The limits are the same on the emulators.
 */
export const accountLimits = {
  login: { count: 10, windowMs: 15 * minuteMs, failuresFromAnywhere: 100 },
  signInLink: { count: 3, windowMs: 15 * minuteMs, budget: mailboxBudget, silent: true },
  resetLink: { count: 3, windowMs: 15 * minuteMs, budget: mailboxBudget, silent: true },
  confirmLink: { count: 3, windowMs: hourMs, silent: true },
  accountOffer: { count: 5, windowMs: dayMs, inService: true },
  emailChange: { count: 5, windowMs: dayMs, inService: true },
  /** The people whom a reviewer enters at the desk. Owners are not limited. */
  deskEntry: { count: 30, windowMs: dayMs, inService: true },
  reminder: { count: 5, windowMs: dayMs },
  contact: { count: 30, windowMs: hourMs },
  family: { count: 30, windowMs: hourMs },
  /** Each export sends up to all images of a family. */
  export: { count: 3, windowMs: hourMs },
  /** Calls for wallet passes are limited because each one signs a pass. */
  wallet: { count: 30, windowMs: hourMs },
  gate: { count: 5, windowMs: minuteMs, failuresFromAnywhere: 50 },
} as const satisfies Record<string, AccountLimitRule>;

type AddressLimit = keyof typeof addressLimits;
type OverallLimit = keyof typeof overallLimits;
type ByteLimit = keyof typeof byteLimits;
type AccountLimit = keyof typeof accountLimits;

/** The limits of a route. When one of them is used up, the response is `rate_limited`. */
export interface RouteLimit {
  /** Limit for each IP address, checked before the caller is authenticated and the request is validated. */
  address?: AddressLimit;
  /**
   * A call with an Idempotency-Key and a valid receipt is exempt from the address limit, because a person who has paid
   * may share an address with all customers of a mobile carrier.
   */
  exemptsReceipts?: true;
  /**
   * Limit for all callers together, checked after the body was found valid. Calls that App Check proves to be our app's
   * are counted separately.
   */
  overall?: OverallLimit;
  /** Limit on the uploaded bytes, checked after the multipart form was read. */
  bytes?: ByteLimit;
  /**
   * Limit for the caller or, if nobody is signed in, for the e-mail in the body. It is checked before the route's own
   * work, unless the service counts the calls.
   */
  account?: AccountLimit;
  /**
   * Limits of `heavyLimits`, checked after the request was found valid. Every route that mails somebody, answers with a
   * file or reads more than a hundred documents has one, unless its other limits count by caller, by target and for all
   * callers together. `functions/src/app/heavy-routes.test.ts` fails without it.
   */
  heavy?: HeavyLimit;
}

/**
 * The limits on calls and bytes from one IP address are multiplied by this for calls that App Check proves to be our
 * app's.
 */
export const ourAppFactor = 10;

/**
 * `addressLimits`, `overallLimits`, `byteLimits`, `heavyLimits` and the limit on reserved promo codes are multiplied by
 * this if the environment variables of the Firebase emulators are set.
 */
export const emulatorLimitFactor = 100;

/** Maximum size of a JSON body; a larger one is refused. */
export const maxJsonBytes = 64 * 1024;
