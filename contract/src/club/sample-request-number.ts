import { club } from './club.ts';

/** A request number as texts show it. It has a file of its own, because the smallest pages load such texts. */
export const sampleRequestNumber = `${club.numberPrefix}-7KQ2M9XA`;
