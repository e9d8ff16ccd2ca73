import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long the links live, in the units that the texts name. */
export const signInMinutes = linkLifetimesMs.sign_in / minuteMs;
export const resetMinutes = linkLifetimesMs.reset / minuteMs;
export const applicationDays = linkLifetimesMs.application / dayMs;
