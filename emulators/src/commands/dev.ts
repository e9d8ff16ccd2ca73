import { watch } from 'node:fs';
import path from 'node:path';
import { webEnvironment } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { addresses } from '../environment.ts';
import { inRoot, packageScript, runFolder } from '../paths.ts';
import { choosePorts, type Ports, type SuiteKind } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';
import { explainExit } from '../process/explain-exit.ts';
import { runNpm } from '../process/run.ts';
import { stopSignal, untilStopped } from '../process/stop-signal.ts';
import { waitUntilAnswering } from '../suite/wait-until-answering.ts';
import { say } from '../terminal.ts';
import { withLocalSuite } from './start.ts';
import { readStartOptions } from './start-options.ts';

/** Starts Vite for the web app of a running suite. Vite shows each change of the source at once. */
export async function startDevServer(kind: SuiteKind, ports: Ports): Promise<Background> {
  const { vite: url, hosting } = addresses(ports);
  const listen = ['--host', '127.0.0.1', '--port', String(ports.VITE), '--strictPort'];
  const vite = startInBackground({
    name: 'The Vite dev server',
    args: [packageScript('vite/bin/vite.js'), ...listen],
    cwd: inRoot('web'),
    env: { ...process.env, ...webEnvironment(kind), FANCLUB_HOSTING_URL: hosting },
    logFile: path.join(runFolder(kind), 'vite.log'),
  });
  try {
    await waitUntilAnswering({ url, background: vite });
  } catch (error) {
    await vite.stop();
    throw error;
  }
  return vite;
}

const settleMs = 200;

/**
 * Builds the functions after each change of their source or of the contract. The Functions emulator loads the new
 * bundle by itself.
 */
function rebuildFunctionsOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  const rebuild = async () => {
    const args = ['run', 'build', '--silent', '-w', 'functions'];
    const { code, output } = await runNpm(args, { cwd: inRoot(), output: 'keep' });
    say(code === 0 ? '✓ functions built again' : `✖ the functions do not build\n${output}`);
  };
  for (const place of ['functions/src', 'contract/src']) {
    watch(inRoot(place), { recursive: true, signal: stopSignal }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(rebuild).catch(() => undefined);
      }, settleMs);
    }).on('error', () => undefined);
  }
}

/** `npm run dev` runs the suite. Vite serves the web app, and the functions are built after each change. */
export async function dev(args: readonly string[]): Promise<void> {
  const ports = choosePorts('start');
  await requireFreePorts('start', ports, ['VITE']);
  await withLocalSuite(readStartOptions(args), async ({ emulators }) => {
    const vite = await startDevServer('start', ports);
    try {
      rebuildFunctionsOnChange();
      say(`\nReady: ${addresses(ports).vite} shows every change at once. Ctrl-C stops everything.`);
      await Promise.race([untilStopped(), emulators.exited, vite.exited]);
      for (const part of [emulators, vite]) if (part.hasExited()) throw await explainExit(part);
    } finally {
      await vite.stop();
    }
  });
}
