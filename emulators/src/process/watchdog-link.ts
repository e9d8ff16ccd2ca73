import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./watchdog.ts', import.meta.url));
let pipe: Writable | undefined;

/** The watchdog lives in a session of its own and notices our end because this pipe closes. */
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

/** Has the watchdog end this process group should we be killed. */
export function watchGroup(leader: number): void {
  link().write(`+${leader}\n`);
}

/** The group has ended by itself. */
export function unwatchGroup(leader: number): void {
  pipe?.write(`-${leader}\n`);
}
