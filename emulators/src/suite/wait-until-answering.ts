import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { type Background, explainExit } from '../process/background.ts';
import { throwIfStopped } from '../process/stop-signal.ts';

const pollMs = 250;
const oneTryMs = 20_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(oneTryMs) })).ok;
  } catch {
    return false;
  }
}

/** Resolves once the address answers with success; throws when its process ends or time is up. */
export async function waitUntilAnswering(
  url: string,
  background: Background,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(url))) {
    throwIfStopped();
    if (background.hasExited()) throw explainExit(background);
    if (Date.now() > deadline) {
      throw new Problem(
        `${background.name} did not answer at ${url} within ${timeoutMs / 1000} s; ` +
          `what it said is in ${background.logFile}`,
      );
    }
    await sleep(pollMs);
  }
}
