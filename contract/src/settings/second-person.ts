/**
 * Time that an admin has to wait after becoming one or getting another role, before requesting or confirming a change
 * that needs a second person. Otherwise one admin could appoint the second person alone. An admin who has removed the
 * second person may make such changes alone only after the same time. The other admins learn of both by mail and have
 * this time to object.
 */
const secondPersonAfterMs = 72 * 60 * 60_000;

/**
 * Returns the time from which an admin may be the second person, in ms since the epoch; null if that time is over.
 * `sinceMs` is the time of the latest change of the role; it is null if the change was before such times were stored.
 */
export function secondPersonFromMs(sinceMs: number | null, nowMs: number): number | null {
  const from = sinceMs === null ? 0 : sinceMs + secondPersonAfterMs;
  return from > nowMs ? from : null;
}
