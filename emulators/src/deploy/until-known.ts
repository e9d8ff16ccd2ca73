import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleError } from '../google/google-api.ts';

/** What Google says of a service or an account that was made some seconds ago, or of two writes at once. */
const notYet = /does not exist|has not been used|it is disabled|concurrent policy changes/i;
const attempts = 12;

/** Does a step once more while Google does not know everywhere yet what the step before has made. */
export async function untilKnown(work: () => Promise<void>, pauseMs = 5_000): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isSoon = error instanceof GoogleError && notYet.test(error.message);
      if (!isSoon || attempt === attempts) throw error;
    }
    await sleep(pauseMs);
  }
}
