import type { ChildProcess } from 'node:child_process';
import { unwatchGroup, watchGroup } from './watchdog-link.ts';

const living = new Set<number>();

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has no process left.
  }
}

/** Registers a detached child, so that its whole group ends with this process, even after a crash. */
export function adopt(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  living.add(pid);
  watchGroup(pid);
  child.once('exit', () => {
    signalGroup(pid, 'SIGKILL');
    living.delete(pid);
    unwatchGroup(pid);
  });
}

/** Kills a child and its whole process group. */
export function endGroup(child: ChildProcess): void {
  if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
}

/** Kills every registered process group. */
export function killAllGroups(): void {
  for (const leader of living) signalGroup(leader, 'SIGKILL');
}

process.on('exit', killAllGroups);
