import {
  type AccountLimitRule,
  accountLimits,
  type mailboxBudget,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type CountedIn, countRequest, countTry, giveBackTry } from '#repositories/rate-limits';
import { type Caller, emailOf } from './caller.ts';
import { isDeviceOf } from './device-token.ts';
import type { Origin } from './limit-address.ts';

interface Subject {
  body: unknown;
  caller: Caller | undefined;
  origin: Origin;
}

/** The error codes of a wrong password or pass phrase; a call with any other result was not a wrong guess. */
const wrongSecret: readonly string[] = [
  'invalid_credentials',
  'invalid_admin_password',
  'current_password_wrong',
];

/**
 * Returns the text under which a call is counted: the caller's e-mail or, if nobody is signed in, the e-mail and the
 * request number in the body. So a caller's calls about another person do not use up that person's limit, and a
 * stranger who guesses request numbers does not use up the owner's limit.
 */
function accountIn({ body, caller }: Subject): string {
  if (caller) return emailOf(caller);
  const { email, request_number: number } = body as { email?: string; request_number?: string };
  return [email, number].filter(Boolean).join(' ');
}

/** Returns the device token of a call, if it is valid for the account with the e-mail in the body, and null otherwise. */
async function deviceIn(context: ServerContext, { body, caller }: Subject): Promise<string | null> {
  if (caller) return null;
  const { email, device_token: token } = body as { email?: string; device_token?: string };
  if (!email || !token) return null;
  return (await isDeviceOf(context, email, token)) ? token : null;
}

/**
 * Returns the rows that count a try by where it comes from: from this IP address, from the network around it, with this
 * last entry of X-Forwarded-For, and of all.
 */
function rowsByOrigin(
  row: (of: string, count: number) => CountedIn,
  { addressCount, wideCount, lastEntryCount, count }: Omit<typeof mailboxBudget, 'windowMs'>,
  { addressHash, wideHash, lastEntryHash }: Origin,
): CountedIn[] {
  return [
    // A call to the function's own URL can forge the owner's address, but not also the last entry of the owner's calls.
    row(` ${addressHash} ${lastEntryHash}`, addressCount),
    row(` wide ${wideHash} ${lastEntryHash}`, wideCount),
    ...(lastEntryHash === wideHash ? [] : [row(` last ${lastEntryHash}`, lastEntryCount)]),
    row('', count),
  ];
}

/**
 * Returns the rows that count a try, as `AccountLimitRule` describes, and those of the mailbox's budget if there is one.
 */
async function rowsFor(
  context: ServerContext,
  name: keyof typeof accountLimits,
  subject: Subject,
): Promise<{ rows: CountedIn[]; budget?: CountedIn[] }> {
  const {
    failuresFromAnywhere: failures,
    budget,
    count,
    windowMs,
  }: AccountLimitRule = accountLimits[name];
  const { origin, caller } = subject;
  const device = await deviceIn(context, subject);
  // A browser that has signed in before has rows of its own, so that strangers cannot use up what is left to it.
  const account = [accountIn(subject), device].filter(Boolean).join(' ');
  const row = (of: string, most: number) => ({
    hash: context.keyedHash('limit', `${name} ${of}`),
    limit: { count: most, windowMs },
  });
  if (budget) {
    // Calls that App Check proves to be from our own app have rows of their own.
    const kind = `${name}${origin.isOurApp ? ' proven' : ''}`;
    const ofBudget = (of: string, most: number) => ({
      hash: context.keyedHash('budget', `${kind} ${account}${of}`),
      limit: { count: most, windowMs: budget.windowMs },
    });
    return { rows: [row(account, count)], budget: rowsByOrigin(ofBudget, budget, origin) };
  }
  if (device || failures === undefined) return { rows: [row(account, count)] };
  // A caller who is signed in has separate counters, so that a stranger's wrong log-ins never keep the owner of an
  // account from changing its password.
  const who = caller ? `${account} signed in` : account;
  const counts = {
    addressCount: count,
    wideCount: 2 * count,
    lastEntryCount: failures / 2,
    count: failures,
  };
  return { rows: rowsByOrigin((of, most) => row(`${who}${of}`, most), counts, origin) };
}

const keysOf = (rows: readonly CountedIn[]) => rows.map(({ hash }) => `limit:${hash}`);

/**
 * Counts one try in the rows. Returns 0, or the time in ms until the window of a used-up row ends. Within an instance,
 * concurrent tries for one e-mail wait for each other, because retries of Firestore transactions would take seconds.
 */
const countInTurn = ({ db, mutex, now }: ServerContext, rows: readonly CountedIn[]) =>
  mutex.run(keysOf(rows), () => countTry(db, rows, now));

const refusal = (waitMs: number) => new AppError('rate_limited', { retryAfterS: waitMs / 1000 });

/** Counts in these rows. Throws `rate_limited` if the limit of one is used up. */
export async function countExactly(context: ServerContext, rows: readonly CountedIn[]) {
  const waitMs = await countInTurn(context, rows);
  if (waitMs > 0) throw refusal(waitMs);
}

/** What a handler of a route with a `silent` limit may do. */
export interface Allowance {
  /** False if a `silent` limit is used up. The handler then mails nothing. */
  isWithinLimit: boolean;
  /** True if the response tells that no further mail comes. It does not depend on whether a member has the e-mail. */
  isUsedUp: boolean;
  /** The rows of the mailbox's budget that counted the call. They are given back if nothing is mailed. */
  countedIn: string[];
}

const unlimited: Allowance = { isWithinLimit: true, isUsedUp: false, countedIn: [] };

/**
 * Counts one try for an e-mail and runs the work. If the limit is used up, throws `rate_limited` with the time until the
 * window ends; if the limit is `silent`, the work runs all the same, but mails nothing. If only failures count, the try
 * is counted first and subtracted again unless the secret was wrong, so that concurrent guesses cannot exceed the limit.
 * The counts are in Firestore, so all instances share them.
 */
export async function limitedByAccount<T>(
  context: ServerContext,
  { limit: routeLimit }: Pick<RouteDefinition, 'limit'>,
  subject: Subject,
  work: (allowance: Allowance) => Promise<T>,
): Promise<T> {
  const name = routeLimit?.account;
  const rule: AccountLimitRule | undefined = name && accountLimits[name];
  if (!name || !rule || rule.inService) return work(unlimited);
  const { rows, budget } = await rowsFor(context, name, subject);
  if (budget) {
    const all = [...rows, ...budget];
    const { db, mutex, now } = context;
    const counted = await mutex.run(keysOf(all), () => countRequest(db, all, now));
    return work({ ...counted, countedIn: budget.map(({ hash }) => hash) });
  }
  const waitMs = await countInTurn(context, rows);
  if (waitMs > 0) {
    if (rule.silent) return work({ ...unlimited, isWithinLimit: false });
    throw refusal(waitMs);
  }
  if (rule.failuresFromAnywhere === undefined) return work(unlimited);
  // If subtracting the try fails, that is only logged, because the result of the work is the response.
  const giveBack = async () => {
    const hashes = rows.map(({ hash }) => hash);
    await context.mutex
      .run(keysOf(rows), () => giveBackTry(context.db, hashes))
      .catch((error: unknown) => log.error('a try was not given back', error));
  };
  try {
    const result = await work(unlimited);
    await giveBack();
    return result;
  } catch (error) {
    const isGuess = error instanceof AppError && wrongSecret.includes(error.code);
    if (!isGuess) await giveBack();
    throw error;
  }
}
