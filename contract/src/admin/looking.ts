/** Interval at which a page that shows an application reports it, and the time for which a report counts. */
export const lookingEveryMs = 20_000;
export const lookingTtlMs = 45_000;
