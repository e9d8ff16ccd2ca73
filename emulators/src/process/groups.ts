import type { ChildProcess } from 'node:child_process';
import { unwatchGroup, watchGroup } from './watchdog-link.ts';

const living = new Set<number>();

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody is left in the group.
  }
}

/** Remembers a detached child, so that its whole group ends with us, however we end. */
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

/** Ends a child and whatever it started, at once. */
export function endGroup(child: ChildProcess): void {
  if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
}

/** Ends every group at once: the last resort. */
export function killAllGroups(): void {
  for (const leader of living) signalGroup(leader, 'SIGKILL');
}

process.on('exit', killAllGroups);
