/** How often a page that shows an application says so, and how long that is believed. */
export const lookingEveryMs = 20_000;
export const lookingTtlMs = 45_000;
