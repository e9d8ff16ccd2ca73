/** Number of days after which a change of settings is dropped that nobody has confirmed. */
export const pendingSettingsDays = 7;

/**
 * Time that a new admin, or one with a new role, has to wait before requesting or confirming a change that needs a
 * second person. Otherwise, an admin could appoint somebody who confirms the change at once. An admin who has removed
 * the second person has to wait as long before making such changes alone. Owners learn of an appointment or a removal
 * by mail and have this time to object.
 */
const secondPersonAfterMs = 72 * 60 * 60_000;

/**
 * Returns the time from which an admin may be the second person, in ms since the epoch; null if that time is over.
 * `sinceMs` is the time of the latest change of the role; it is null for an admin whom nobody has added in the panel,
 * such as the first owner.
 */
export function secondPersonFromMs(sinceMs: number | null, nowMs: number): number | null {
  const from = sinceMs === null ? 0 : sinceMs + secondPersonAfterMs;
  return from > nowMs ? from : null;
}
