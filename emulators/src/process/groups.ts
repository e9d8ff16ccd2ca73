import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./watchdog.ts', import.meta.url));
let pipe: Writable | undefined;

/**
 * Starts the watchdog as a detached process and returns the pipe to it. When this process ends, the pipe closes, which
 * the watchdog notices.
 */
function link(): Writable {
  if (pipe) return pipe;
  const watchdog = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  watchdog.stdin.on('error', () => undefined);
  (watchdog.stdin as Writable & { unref?: () => void }).unref?.();
  pipe = watchdog.stdin;
  return pipe;
}

/** Tells the watchdog to end a process group if this process is killed. */
function watchGroup(leader: number): void {
  link().write(`+${leader}\n`);
}

/** Tells the watchdog that a process group has already ended. */
function unwatchGroup(leader: number): void {
  pipe?.write(`-${leader}\n`);
}

const living = new Set<number>();

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has no processes any more.
  }
}

/** Registers a detached child process, so that its whole group is ended when this process ends, even after a crash. */
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

export function endGroup(child: ChildProcess): void {
  if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
}

export function killAllGroups(): void {
  for (const leader of living) signalGroup(leader, 'SIGKILL');
}

process.on('exit', killAllGroups);
