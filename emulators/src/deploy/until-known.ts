import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleError } from '../google/google-api.ts';
import { say } from '../terminal.ts';

const pauseMsByDefault = 5_000;

/** Google's errors about a resource that was created just now, with the number of attempts for each. */
const notYet: ReadonlyMap<RegExp, number> = new Map([
  // A service or account of some seconds ago, or two writes at the same time: about a minute.
  [/does not exist|has not been used|it is disabled|concurrent policy changes/i, 12],
  // A log-based metric that an alert refers to, which is known after "up to 10 minutes".
  [/cannot find metric|metric referenced by the provided filter is unknown/i, 120],
]);

/** Repeats a step while Google does not yet know everywhere what an earlier step created. */
export async function untilKnown(
  work: () => Promise<void>,
  pauseMs = pauseMsByDefault,
): Promise<void> {
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
