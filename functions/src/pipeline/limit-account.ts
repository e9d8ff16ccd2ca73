import { accountLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { countTry } from '#repositories/rate-limits';
import { type Caller, emailOf } from './caller.ts';

/** Whom a call is about: the e-mail that its body names, or else the caller's own. */
function subjectOf(body: unknown, caller: Caller | undefined): string {
  if (typeof body === 'object' && body && 'email' in body) return String(body.email);
  return caller ? emailOf(caller) : '';
}

/**
 * Counts one try for an e-mail in Firestore, so that all instances share the count; throws
 * `rate_limited` with the time until the window ends. The row holds a keyed hash only.
 */
export async function limitAccount(
  context: ServerContext,
  { limit }: Pick<RouteDefinition, 'limit'>,
  body: unknown,
  caller: Caller | undefined,
): Promise<void> {
  const name = limit?.account;
  if (!name) return;
  const hash = context.keyedHash(`limit-${name}`, subjectOf(body, caller));
  const { db, now } = context;
  // Tries at once queue within an instance, where Firestore would back off for seconds.
  const waitMs = await context.locks.run([`limit:${hash}`], () =>
    countTry(db, hash, accountLimits[name], now),
  );
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
}
