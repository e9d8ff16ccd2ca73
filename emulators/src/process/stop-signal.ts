import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from '../../bootstrap/is-alive.mjs';
import { Stopped } from '../problem.ts';

interface ProcessFacts {
  parent: number;
  command: string;
}

/** Returns the parent id and the command line of a process, from /proc or, where that is missing, from `ps`. */
function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent, command };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const found = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
    return found ? { parent: Number(found[1]), command: found[2] ?? '' } : undefined;
  }
}

const deepest = 4;

/**
 * Returns the process id of the npm that started this process, even if npm did so through a shell and another Node.js.
 * Returns undefined if npm did not start this process.
 */
function findNpmParent(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  for (let depth = 0; depth < deepest && pid > 1; depth += 1) {
    const facts = factsOf(pid);
    if (!facts) return undefined;
    if (/^npm\b|npm-cli|[/\\]npm(\s|$)/.test(facts.command)) return pid;
    pid = facts.parent;
  }
  return undefined;
}

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
