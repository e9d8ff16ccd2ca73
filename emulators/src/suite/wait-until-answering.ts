import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Background } from '../process/background.ts';
import { explainExit, hopeless, tellingLine } from '../process/explain-exit.ts';
import { throwIfStopped } from '../process/stop-signal.ts';

const pollMs = 250;
const oneTryMs = 20_000;

async function answers(url: string): Promise<boolean> {
  try {
    // The dev server gives its pages only to a caller that accepts HTML.
    const headers = { accept: 'text/html, */*' };
    return (await fetch(url, { headers, signal: AbortSignal.timeout(oneTryMs) })).ok;
  } catch {
    return false;
  }
}

export interface WaitOptions {
  url: string;
  background: Background;
  timeoutMs?: number;
}

/**
 * Resolves when the address responds with success. Throws if the process has ended, its log shows that it will never
 * respond, the time is over, or the user has asked to stop.
 */
export async function waitUntilAnswering(options: WaitOptions): Promise<void> {
  const { url, background, timeoutMs = 120_000 } = options;
  const deadline = Date.now() + timeoutMs;
  const where = path.relative(root, background.logFile);
  while (!(await answers(url))) {
    throwIfStopped();
    if (background.hasExited()) throw await explainExit(background);
    const log = readFileSync(background.logFile, 'utf8');
    const isHopeless = hopeless.test(log);
    if (isHopeless || Date.now() > deadline) {
      const reason = isHopeless ? tellingLine(log) : `no answer at ${url} in ${timeoutMs / 1000} s`;
      throw new Problem(`${background.name} did not come up: ${reason}; the whole log is ${where}`);
    }
    await sleep(pollMs);
  }
}
