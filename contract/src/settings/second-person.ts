/**
 * Time after which a new admin, or one whose role has changed, may ask for or confirm what needs a second person.
 * Otherwise one admin could add the second person alone. After the same time, an admin who has removed the second person
 * may change such things alone. The others learn of both by mail and have this time to object.
 */
const secondPersonAfterMs = 72 * 60 * 60_000;

/**
 * Returns the time from which an admin may be the second person, in ms since the epoch, or null if the admin may be it
 * already. `sinceMs` is the time of the latest change of the role; null stands for an admin of old.
 */
export function secondPersonFromMs(sinceMs: number | null, nowMs: number): number | null {
  const from = sinceMs === null ? 0 : sinceMs + secondPersonAfterMs;
  return from > nowMs ? from : null;
}
