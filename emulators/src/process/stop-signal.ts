import { Stopped } from '../problem.ts';

const controller = new AbortController();
const parentPollMs = 1000;
const doubledSignalMs = 1000;

/** Aborts once the user (or the end of our parent) asks us to stop. */
export const stopSignal = controller.signal;

/** The signal that asked us to stop, if any. */
export let stoppedBy: NodeJS.Signals | undefined;

/** Throws `Stopped` when we were asked to stop. */
export function throwIfStopped(): void {
  if (stopSignal.aborted) throw new Stopped();
}

/** Resolves when we are asked to stop. */
export function untilStopped(): Promise<void> {
  if (stopSignal.aborted) return Promise.resolve();
  return new Promise((resolve) =>
    stopSignal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

/** Turns Ctrl-C, SIGTERM, SIGHUP and the death of npm into one abort; a second Ctrl-C gives up at once. */
export function listenForStop(onSecondRequest: () => void): void {
  let firstAt = 0;
  const request = (signal: NodeJS.Signals) => {
    // npm and the terminal may both pass on one Ctrl-C.
    if (firstAt && Date.now() - firstAt < doubledSignalMs) return;
    if (firstAt) return onSecondRequest();
    firstAt = Date.now();
    stoppedBy = signal;
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);

  // Started by npm or by our own bootstrap: when that is killed hard, nobody else would tell us.
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent && !firstAt) request('SIGTERM');
  }, parentPollMs).unref();
}
