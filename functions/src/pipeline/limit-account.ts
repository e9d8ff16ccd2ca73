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

/** Returns the e-mail that a call concerns: the one in its body, or else the caller's. */
function emailIn({ body, caller }: Subject): string {
  if (typeof body === 'object' && body && 'email' in body) return String(body.email);
  return caller ? emailOf(caller) : '';
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
    context.keyedHash(`budget-${name}${isOurApp ? '-proven' : ''}`, of);
  return [
    { hash: hashOf(`${email} ${lastEntryHash}`), limit: { ...budget, count: perOriginCount } },
    { hash: hashOf(email), limit: budget },
  ];
}

/** Returns the rows that count a try. Their ids are keyed hashes. */
function rowsFor(
  context: ServerContext,
  name: keyof typeof accountLimits,
  subject: Subject,
): CountedIn[] {
  const { failuresFromAnywhere, budget, ...limit }: AccountLimitRule = accountLimits[name];
  const email = emailIn(subject);
  const hashOf = (of: string) => context.keyedHash(`limit-${name}`, of);
  if (budget) {
    return [{ hash: hashOf(email), limit }, ...budgetRows(context, budget, email, subject.origin)];
  }
  if (failuresFromAnywhere === undefined) return [{ hash: hashOf(email), limit }];
  const { addressHash, lastEntryHash } = subject.origin;
  const atMost = (count: number) => ({ ...limit, count });
  return [
    { hash: hashOf(`${email} ${addressHash}`), limit },
    ...(lastEntryHash === addressHash
      ? []
      : [
          {
            hash: hashOf(`${email} last ${lastEntryHash}`),
            limit: atMost(failuresFromAnywhere / 2),
          },
        ]),
    { hash: hashOf(email), limit: atMost(failuresFromAnywhere) },
  ];
}

/**
 * Counts one try for an e-mail and runs the work; throws `rate_limited` with the time until the window ends. The
 * counts are in Firestore, so all instances share them. If only failures count, the try is counted first and
 * subtracted again unless the secret was wrong, so that concurrent guesses cannot exceed the limit.
 */
export async function limitedByAccount<T>(
  context: ServerContext,
  { limit: routeLimit }: Pick<RouteDefinition, 'limit'>,
  subject: Subject,
  work: () => Promise<T>,
): Promise<T> {
  const name = routeLimit?.account;
  if (!name) return work();
  const rows = rowsFor(context, name, subject);
  const { db, now } = context;
  // Within an instance, concurrent tries for one e-mail wait for each other, because retries of Firestore
  // transactions would take seconds.
  const inMutex = <R>(write: () => Promise<R>) =>
    context.mutex.run(
      rows.map(({ hash }) => `limit:${hash}`),
      write,
    );
  const waitMs = await inMutex(() => countTry(db, rows, now));
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
  // If subtracting the try fails, that is only logged, because the result of the work is the response.
  const giveBack = async () => {
    if (!('failuresFromAnywhere' in accountLimits[name])) return;
    await inMutex(() => giveBackTry(db, rows)).catch((error: unknown) => {
      log.error('a try was not given back', error);
    });
  };
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    const isGuess = error instanceof AppError && wrongSecret.includes(error.code);
    if (!isGuess) await giveBack();
    throw error;
  }
}
