import { isAlive } from '../../bootstrap/is-alive.mjs';
import { Stopped } from '../problem.ts';
import { findNpmParent } from './npm-parent.ts';

const controller = new AbortController();
const parentPollMs = 1000;
const doubledSignalMs = 1000;

/** Signal that is aborted when the user asks to stop or the parent process ends. */
export const stopSignal = controller.signal;

/** Throws `Stopped` if `stopSignal` is aborted. */
export function throwIfStopped(): void {
  if (stopSignal.aborted) throw new Stopped();
}

/** Resolves when `stopSignal` is aborted. */
export function untilStopped(): Promise<void> {
  if (stopSignal.aborted) return Promise.resolve();
  return new Promise((resolve) =>
    stopSignal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

/**
 * Aborts `stopSignal` on Ctrl-C, SIGTERM or SIGHUP, and when npm or the parent process ends. A second signal calls
 * `onSecondRequest`.
 */
export function listenForStop(onSecondRequest: () => void): void {
  let firstAt = 0;
  const request = () => {
    // npm and the terminal may both pass on one Ctrl-C, so a second signal within a second is ignored.
    if (firstAt && Date.now() - firstAt < doubledSignalMs) return;
    if (firstAt) return onSecondRequest();
    firstAt = Date.now();
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);

  // No signal reaches this process if npm or bootstrap.mjs is killed with SIGKILL, so this process checks regularly
  // whether both are still running.
  const npm = findNpmParent();
  const parent = process.ppid;
  const isOrphaned = () => process.ppid !== parent || (npm !== undefined && !isAlive(npm));
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (!firstAt && isOrphaned()) request();
  }, parentPollMs).unref();
}
