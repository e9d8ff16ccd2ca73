import { type Timestamp, timestampOf } from '#platform/time';

const secondMs = 1000;
/** A timer may fire a little early; the other side's clock may lag a little. */
const marginMs = 20;

/**
 * The value of `sessions_valid_after` that ends every session there is: the next whole second.
 * `auth_time` counts whole seconds, so a session of this very second ends too.
 */
export function sessionsEndingNow(now: Date): Timestamp {
  return timestampOf((Math.floor(now.getTime() / secondMs) + 1) * secondMs);
}

/**
 * Waits (at most about a second) until a session opened from now on counts as newer than `cut`.
 * For services that end all sessions and then open a fresh one for the caller.
 */
export async function untilCutHasPassed(cut: Timestamp, now: Date): Promise<void> {
  const waitMs = Math.min(cut.toMillis() - now.getTime(), secondMs);
  if (waitMs < 0) return;
  await new Promise((resolve) => setTimeout(resolve, waitMs + marginMs));
}
