import { accountLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
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
  if (!limit?.account) return;
  const { count, windowMs } = accountLimits[limit.account];
  const subject = subjectOf(body, caller);
  const row = context.db.doc(`rate_limits/${context.keyedHash(`limit-${limit.account}`, subject)}`);
  const countTry = async (transaction: Transaction) => {
    const nowMs = context.now().getTime();
    const stored = (await transaction.get(row)).data() as
      | { used: number; expires_at: Timestamp }
      | undefined;
    const live = stored && stored.expires_at.toMillis() > nowMs ? stored : undefined;
    if (live && live.used >= count) return live.expires_at.toMillis() - nowMs;
    transaction.set(row, {
      used: (live?.used ?? 0) + 1,
      expires_at: live?.expires_at ?? Timestamp.fromMillis(nowMs + windowMs),
    });
    return 0;
  };
  // Tries at once queue within an instance, where Firestore would back off for seconds.
  const retryAfterMs = await withLocks([row.path], () => context.db.runTransaction(countTry));
  if (retryAfterMs > 0) throw new AppError('rate_limited', { retryAfterS: retryAfterMs / 1000 });
}
