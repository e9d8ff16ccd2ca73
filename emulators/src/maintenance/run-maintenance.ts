import { existsSync } from 'node:fs';
import { functionsEnvironment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { runNode } from '../process/run.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { warn } from '../terminal.ts';

const everyMs = 60_000;
const script = inRoot('functions', 'dist', 'maintenance.js');

/** Runs the server's maintenance once. In production, a schedule does this. */
async function runMaintenance(ports: Ports): Promise<void> {
  if (!existsSync(script)) return;
  const env = functionsEnvironment(ports);
  const { code, output } = await runNode([script], { cwd: inRoot(), env, output: 'keep' });
  if (code !== 0) warn(`The clean-up failed: ${output.trim().split('\n').at(-1)}`);
}

/** Runs the maintenance every minute until the user stops the suite. */
export function scheduleMaintenance(ports: Ports): void {
  let running = false;
  const timer = setInterval(async () => {
    if (running || stopSignal.aborted) return;
    running = true;
    await runMaintenance(ports).catch(() => undefined);
    running = false;
  }, everyMs);
  timer.unref();
  stopSignal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
