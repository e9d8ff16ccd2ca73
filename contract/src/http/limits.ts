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
 * A limit on the calls from one network. `count` applies to an IPv4 address or the /64 of an IPv6 address, which belongs
 * to one household or phone; `wideCount` to the /24 or /48 around it, which one attacker can own as a whole, but also a
 * mobile carrier.
 */
export interface NetworkLimit extends Limit {
  wideCount: number;
}

/**
 * A `NetworkLimit` for the entry of X-Forwarded-For that our proxies write. A call to the function's own URL bypasses
 * the proxies and can forge that entry, but not the last one. So the calls with the same last entry (its /24 or /48) are
 * counted too: in a call to the function's own URL it is the caller's address, in a call through Firebase Hosting that of
 * a proxy, which many callers share. `lastEntryCount` is therefore high: it is the number of calls that one instance can
 * serve or, if one machine's calls could harm others, the number that comes through one proxy on a busy evening.
 */
export interface AddressLimitRule extends NetworkLimit {
  lastEntryCount: number;
}

/**
 * Many share `wideCount`, `lastEntryCount` and each limit of all callers together. When such a limit is reached, only
 * those are refused who have used more than this part of it themselves (the address in its network, the network behind
 * its proxy); nobody else is, until twice the limit. Without that bound, one machine could forge a new network for each
 * of its calls to the function's own URL.
 */
export const fairShare = 1 / 20;

/**
 * Limits on calls from one network. Each instance counts the calls in memory. All phones of a mobile carrier can
 * share one address, so that a limit of what honest people need is far above the needs of one person.
 */
export const addressLimits = {
  register: { count: 30, wideCount: 120, lastEntryCount: 6000, windowMs: hourMs },
  login: { count: 300, wideCount: 1200, lastEntryCount: 6000, windowMs: hourMs },
  renewal: { count: 1200, wideCount: 20_000, lastEntryCount: 60_000, windowMs: hourMs },
  linkRequest: { count: 300, wideCount: 400, lastEntryCount: 500, windowMs: hourMs },
  /** Who uploads has usually paid: `wideCount` is as high as a carrier needs on an opening night. */
  upload: { count: 600, wideCount: 9600, lastEntryCount: 12_000, windowMs: hourMs },
  promo: { count: 600, wideCount: 2400, lastEntryCount: 6000, windowMs: hourMs },
  promoHold: { count: 30, wideCount: 120, lastEntryCount: 1000, windowMs: hourMs },
  linkUse: { count: 600, wideCount: 1200, lastEntryCount: 3000, windowMs: hourMs },
  reminder: { count: 20, wideCount: 80, lastEntryCount: 250, windowMs: hourMs },
  /** This limit is high enough for the gate of a stadium, where a card is scanned each second. */
  verify: { count: 3600, wideCount: 5000, lastEntryCount: 6000, windowMs: hourMs },
  checkUserExists: { count: 20, wideCount: 80, lastEntryCount: 1000, windowMs: hourMs },
} as const satisfies Record<string, AddressLimitRule>;

/** Limits on the calls from all IP addresses together, counted in memory by each instance. */
export const overallLimits = {
  linkRequest: { count: 600, windowMs: 15 * minuteMs },
  reminder: { count: 300, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>;

export interface HeavyLimitRule {
  /** Limit for each signed-in caller. Calls without a session are limited by `RouteLimit.address` instead. */
  caller: Limit;
  /**
   * Limit for each member, case or file that a path names. The calls of each member are counted separately, so that
   * nobody uses up another member's calls. Absent if a call concerns the caller alone, or many people.
   */
  target?: Limit;
  /** Limit on members' and applicants' calls from one network: one person can apply many times. */
  network?: NetworkLimit;
  /** Limit for all callers of a kind together. Staff, members (with applicants) and strangers are counted separately. */
  overall: Limit;
  /**
   * Limits for a day for each signed-in caller, and for each target of all callers. They are counted in Firestore, so
   * that they hold exactly, because the calls mail somebody.
   */
  daily?: { caller: number; target?: number };
}

const perHour = (count: number): Limit => ({ count, windowMs: hourMs });
const networkPerHour = (count: number): NetworkLimit => ({
  ...perHour(count),
  wideCount: count * 4,
});

/**
 * Limits of the routes that mail, answer with files or read many documents (`RouteLimit.heavy`), counted in memory by
 * each instance, except `daily`. They are far above what a person's work needs, and bound what a stolen session or a
 * faulty program can send and read.
 */
export const heavyLimits = {
  /** A registration or renewal, which causes a mail. It has no `target`, because an e-mail can register only once. */
  submission: { caller: perHour(60), network: networkPerHour(600), overall: perHour(20_000) },
  /** A call that sends a mail about the caller's own membership or a dependant's. */
  ownMail: {
    caller: perHour(60),
    target: perHour(20),
    network: networkPerHour(600),
    overall: perHour(6000),
    daily: { caller: 60 },
  },
  /** A call by which an admin sends a mail to one person. */
  staffMail: {
    caller: perHour(600),
    target: perHour(60),
    overall: perHour(6000),
    daily: { caller: 3000, target: 60 },
  },
  /** A call that mails, reads or writes up to some hundred rows. */
  bulk: {
    caller: perHour(120),
    target: perHour(30),
    overall: perHour(600),
    daily: { caller: 400 },
  },
  /** A call that sends a message to all members whom its filter matches. */
  news: {
    caller: perHour(20),
    target: perHour(10),
    overall: perHour(60),
    daily: { caller: 10, target: 5 },
  },
  /** A call that returns a page of a list. */
  page: { caller: perHour(3000), target: perHour(3000), overall: perHour(20_000) },
  /** A call that returns an image or a document of 1.5 MB at most. */
  image: {
    caller: perHour(1500),
    target: perHour(300),
    network: networkPerHour(3000),
    overall: perHour(20_000),
  },
  /**
   * A call that returns a part of a list's file (`rowsPerPart`; a file of 20,000 rows takes ten calls), or that sends a
   * part of a file of members (whose lines `importedLines` limits).
   */
  filePart: { caller: perHour(600), overall: perHour(2000) },
  /** A call that returns all data of a family with its images. */
  ownData: { caller: perHour(60), network: networkPerHour(25), overall: perHour(200) },
} as const satisfies Record<string, HeavyLimitRule>;

export type HeavyLimit = keyof typeof heavyLimits;

/**
 * Limits for calls that are exempt from the address limit (`RouteLimit.exempts`). `tries` limits the calls with one
 * receipt, card or device token. `lookups` limits how many receipts are looked up for calls with the same last entry of
 * X-Forwarded-For, of which an address that made many gives way to others (`fairShare`); cards and device tokens carry our
 * signature. Each instance counts both in memory.
 */
export const exemptLimits = {
  tries: { count: 20, windowMs: hourMs },
  lookups: { count: 6000, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

/** Limits on the bytes uploaded from one network, counted in memory by each instance. */
export const byteLimits = {
  upload: { count: 1000 * megabyte, wideCount: 16_000 * megabyte, windowMs: dayMs },
} as const satisfies Record<string, NetworkLimit>;

/**
 * The mails of one kind with links to one mailbox: `count` in all, of which calls from one IP address cause at most
 * `addressCount`, calls from its /24 or /48 `wideCount`, and calls with the same last entry of X-Forwarded-For
 * `lastEntryCount`. So a few strangers cannot use up the owner's mails, not even behind the same proxy. A call that
 * mailed nothing does not count. Calls that App Check proves to be our app's are counted separately. The counts are
 * stored in Firestore.
 */
export const mailboxBudget = {
  count: 64,
  addressCount: 8,
  wideCount: 16,
  lastEntryCount: 32,
  windowMs: dayMs,
};

/**
 * Maximum number of wrong birth dates that may be entered for one account after mailed links. The count starts anew
 * when the e-mail or the birth date is corrected, so that staff can help.
 */
export const birthDateTries: Limit = { count: 5, windowMs: 30 * dayMs };

/** If one admin changes members' e-mails more often than this, an alert is sent. No change is refused. */
export const usualEmailChanges: Limit = { count: 5, windowMs: dayMs };

export interface AccountLimitRule extends Limit {
  /**
   * If set, only attempts with a wrong secret count, and each e-mail address has four limits: `count` attempts from
   * one IP address, twice as many from its /24 or /48, half of `failuresFromAnywhere` with the same last entry of
   * X-Forwarded-For, and `failuresFromAnywhere` from all IP addresses together. A single stranger therefore cannot lock
   * the owner out.
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
  /** What is counted, if not calls. */
  unit?: 'lines';
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
  /** The people whom a reviewer enters at the desk. */
  deskEntry: { count: 30, windowMs: dayMs, inService: true },
  /** The lines of files, and people at the desk, of which an owner makes members. */
  importedLines: { count: 30_000, windowMs: dayMs, inService: true, unit: 'lines' },
  reminder: { count: 5, windowMs: dayMs },
  contact: { count: 30, windowMs: hourMs },
  /** Renewals, and applications for a family. */
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
   * What exempts a call from the address limit and from App Check, because an honest person may share a network with all
   * customers of a mobile carrier, and with a stranger who floods us: a stored receipt with an Idempotency-Key, the
   * device token of a browser that has signed in before, or the code of a card that we issued.
   */
  exempts?: 'receipt' | 'device' | 'card';
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
 * `addressLimits`, `overallLimits`, `byteLimits`, `heavyLimits`, look-ups of receipts and reserved promo codes are multiplied by
 * this if the environment variables of the Firebase emulators are set.
 */
export const emulatorLimitFactor = 100;

/** Maximum size of a JSON body; a larger one is refused. */
export const maxJsonBytes = 64 * 1024;
