import {
  type AccountLimitRule,
  accountLimits,
  mailboxBudgets,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type CountedIn, countTry, giveBackTry } from '#repositories/rate-limits';
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
 * Returns the rows that limit the mails to one mailbox: one row counts the mails that calls from this origin cause, the
 * other row those from all origins. Calls that App Check proves to be from our own app have two rows of their own.
 */
function budgetRows(
  context: ServerContext,
  name: keyof typeof mailboxBudgets,
  email: string,
  { lastEntryHash, isOurApp }: Origin,
): CountedIn[] {
  const { perOriginCount, ...budget } = mailboxBudgets[name];
  const hashOf = (of: string) =>
    context.keyedHash('budget', `${name}${isOurApp ? ' proven' : ''} ${of}`);
  return [
    { hash: hashOf(`${email} ${lastEntryHash}`), limit: { ...budget, count: perOriginCount } },
    { hash: hashOf(email), limit: budget },
  ];
}

/** Returns the rows that count a try. Their ids are keyed hashes. */
async function rowsFor(
  context: ServerContext,
  name: keyof typeof accountLimits,
  subject: Subject,
): Promise<CountedIn[]> {
  const { failuresFromAnywhere, budget, ...limit }: AccountLimitRule = accountLimits[name];
  const device = await deviceIn(context, subject);
  // A browser that has signed in before has rows of its own, so that strangers cannot use up what is left to it.
  const email = [accountIn(subject), device].filter(Boolean).join(' ');
  const hashOf = (of: string) => context.keyedHash('limit', `${name} ${of}`);
  if (budget) {
    return [{ hash: hashOf(email), limit }, ...budgetRows(context, budget, email, subject.origin)];
  }
  if (device || failuresFromAnywhere === undefined) return [{ hash: hashOf(email), limit }];
  // A caller who is signed in has separate counters, so that a stranger's wrong log-ins never keep the owner of an
  // account from changing its password.
  const who = subject.caller ? `${email} signed in` : email;
  const { addressHash, lastEntryHash } = subject.origin;
  const atMost = (count: number) => ({ ...limit, count });
  return [
    { hash: hashOf(`${who} ${addressHash}`), limit },
    ...(lastEntryHash === addressHash
      ? []
      : [
          {
            hash: hashOf(`${who} last ${lastEntryHash}`),
            limit: atMost(failuresFromAnywhere / 2),
          },
        ]),
    { hash: hashOf(who), limit: atMost(failuresFromAnywhere) },
  ];
}

/**
 * Counts one try in the rows. Returns 0, or the time in ms until the window of a used-up row ends. Within an instance,
 * concurrent tries for one e-mail wait for each other, because retries of Firestore transactions would take seconds.
 */
const count = ({ db, mutex, now }: ServerContext, rows: readonly CountedIn[]) =>
  mutex.run(keysOf(rows), () => countTry(db, rows, now));
const keysOf = (rows: readonly CountedIn[]) => rows.map(({ hash }) => `limit:${hash}`);

const refusal = (waitMs: number) => new AppError('rate_limited', { retryAfterS: waitMs / 1000 });

/**
 * Counts a call in an `inService` limit, in which services count calls themselves. Throws `rate_limited` if the limit
 * is used up.
 */
export async function limitCaller(
  context: ServerContext,
  name: keyof typeof accountLimits,
  caller: Caller,
): Promise<void> {
  const hash = context.keyedHash('limit', `${name} ${emailOf(caller)}`);
  const waitMs = await count(context, [{ hash, limit: accountLimits[name] }]);
  if (waitMs > 0) throw refusal(waitMs);
}

/**
 * Counts one try for an e-mail and runs the work; throws `rate_limited` with the time until the window ends. If the
 * limit is `silent`, the work runs all the same and gets `false`, so that it mails nothing. The counts are in
 * Firestore, so all instances share them. If only failures count, the try is counted first and subtracted again unless
 * the secret was wrong, so that concurrent guesses cannot exceed the limit.
 */
export async function limitedByAccount<T>(
  context: ServerContext,
  { limit: routeLimit }: Pick<RouteDefinition, 'limit'>,
  subject: Subject,
  work: (isWithinLimit: boolean) => Promise<T>,
): Promise<T> {
  const name = routeLimit?.account;
  const rule: AccountLimitRule | undefined = name && accountLimits[name];
  if (!name || !rule || rule.inService) return work(true);
  const rows = await rowsFor(context, name, subject);
  const waitMs = await count(context, rows);
  if (waitMs > 0) {
    if (rule.silent) return work(false);
    throw refusal(waitMs);
  }
  // If subtracting the try fails, that is only logged, because the result of the work is the response.
  const giveBack = async () => {
    if (rule.failuresFromAnywhere === undefined) return;
    await context.mutex
      .run(keysOf(rows), () => giveBackTry(context.db, rows))
      .catch((error: unknown) => {
        log.error('a try was not given back', error);
      });
  };
  try {
    const result = await work(true);
    await giveBack();
    return result;
  } catch (error) {
    const isGuess = error instanceof AppError && wrongSecret.includes(error.code);
    if (!isGuess) await giveBack();
    throw error;
  }
}
