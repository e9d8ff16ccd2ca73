import { type AccountLimitRule, accountLimits, type Limit } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { countTry, giveBackTry } from '#repositories/rate-limits';
import { type Caller, emailOf } from './caller.ts';

interface Subject {
  body: unknown;
  caller: Caller | undefined;
  addressHash: string;
}

/** The answers to a wrong secret; whatever else is answered was no guess. */
const wrongSecret: readonly string[] = [
  'invalid_credentials',
  'invalid_admin_password',
  'current_password_wrong',
];

/** Whom a call is about: the e-mail that its body names, or else the caller's own. */
function emailIn({ body, caller }: Subject): string {
  if (typeof body === 'object' && body && 'email' in body) return String(body.email);
  return caller ? emailOf(caller) : '';
}

/** The rows that a try counts in, by their keyed hash. */
function rowsFor(
  context: ServerContext,
  name: keyof typeof accountLimits,
  subject: Subject,
): { hash: string; limit: Limit }[] {
  const { failuresFromAnywhere, ...limit }: AccountLimitRule = accountLimits[name];
  const email = emailIn(subject);
  const hashOf = (of: string) => context.keyedHash(`limit-${name}`, of);
  if (failuresFromAnywhere === undefined) return [{ hash: hashOf(email), limit }];
  return [
    { hash: hashOf(`${email} ${subject.addressHash}`), limit },
    { hash: hashOf(email), limit: { ...limit, count: failuresFromAnywhere } },
  ];
}

/**
 * Counts one try for an e-mail in Firestore, so that all instances share the count, and does the
 * work; throws `rate_limited` with the time until the window ends. Where only failures count, the
 * try is given back unless the secret was wrong: it is counted before, so that of many at once none
 * slips through. The rows hold keyed hashes only.
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
  const { db, now, locks } = context;
  for (const { hash, limit } of rows) {
    // Tries at once queue within an instance, where Firestore would back off for seconds.
    const waitMs = await locks.run([`limit:${hash}`], () => countTry(db, hash, limit, now));
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
  }
  const giveBack = async () => {
    if (!('failuresFromAnywhere' in accountLimits[name])) return;
    for (const { hash } of rows) {
      await locks.run([`limit:${hash}`], () => giveBackTry(db, hash));
    }
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
