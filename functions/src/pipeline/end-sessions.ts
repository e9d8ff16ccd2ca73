import { type Timestamp, timestampOf } from '#platform/time';

const secondMs = 1000;
/** Extra wait, because a timer may fire early and clocks differ slightly. */
const marginMs = 20;

/**
 * Returns the value of `sessions_valid_after` that ends every existing session: the next whole second. `auth_time`
 * counts whole seconds, so sessions that began in the current second end too.
 */
export function sessionsEndingNow(now: Date): Timestamp {
  return timestampOf((Math.floor(now.getTime() / secondMs) + 1) * secondMs);
}

/**
 * Waits (at most about a second) until a new session counts as newer than `cut`. Used by services that end all
 * sessions and then open a new one for the caller.
 */
export async function untilCutHasPassed(cut: Timestamp, now: Date): Promise<void> {
  const waitMs = Math.min(cut.toMillis() - now.getTime(), secondMs);
  if (waitMs < 0) return;
  await new Promise((resolve) => setTimeout(resolve, waitMs + marginMs));
}
