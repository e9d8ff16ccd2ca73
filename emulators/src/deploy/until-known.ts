import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleError } from '../google-api.ts';
import { say } from '../terminal.ts';

const pauseMsByDefault = 5_000;

/**
 * Error messages of Google that can mean that a resource was created too recently, each with the maximum number of
 * attempts.
 */
const notYet: ReadonlyMap<RegExp, number> = new Map([
  // The service or account was created seconds ago, or somebody else changed an access policy at the same time. Google
  // needs about a minute.
  [/does not exist|has not been used|it is disabled|concurrent policy changes/i, 12],
  // An alert uses a log-based metric that was just created. Google says that this can take up to 10 minutes.
  [/cannot find metric|metric referenced by the provided filter is unknown/i, 120],
]);

/** Repeats a step as long as it fails because Google does not know yet what an earlier step created. */
export async function untilKnown<T>(
  work: () => Promise<T>,
  pauseMs = pauseMsByDefault,
): Promise<T> {
  const left = new Map(notYet);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      const [says, tries = 0] = [...left].find(([pattern]) => pattern.test(error.message)) ?? [];
      if (!says || tries <= 1) throw error;
      if (tries === notYet.get(says)) {
        const minutes = (tries * pauseMsByDefault) / 60_000;
        say(`  Google may need up to ${minutes} min to know what was just made. ${error.message}`);
      }
      left.set(says, tries - 1);
    }
    await sleep(pauseMs);
  }
}
