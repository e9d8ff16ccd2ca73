import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./watchdog.ts', import.meta.url));
let pipe: Writable | undefined;

/** Starts the watchdog in its own session. It notices the end of this process when the pipe closes. */
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

/** Tells the watchdog to end this process group if this process is killed. */
export function watchGroup(leader: number): void {
  link().write(`+${leader}\n`);
}

/** Tells the watchdog that the group has ended by itself. */
export function unwatchGroup(leader: number): void {
  pipe?.write(`-${leader}\n`);
}
