import { existsSync } from 'node:fs';
import path from 'node:path';
import { allStories } from '@fanclub/stories/all-stories';
import type { Told } from '@fanclub/stories/tools/story';
import { buildForSuite } from '../build/tasks.ts';
import { functionsEnvironment } from '../environment.ts';
import { findEmulators } from '../firestore/find-emulators.ts';
import { dataFolder, inRoot, runFolder } from '../paths.ts';
import { choosePorts, type Ports } from '../ports.ts';
import { explainExit } from '../process/explain-exit.ts';
import { runNode } from '../process/run.ts';
import { stopSignal, untilStopped } from '../process/stop-signal.ts';
import { seedStory, seedSuite } from '../seed/seed-suite.ts';
import { takeInstanceLock } from '../suite/instance-lock.ts';
import { printOverview, printStory } from '../suite/print-overview.ts';
import { requireSuitePorts, type Suite, startSuite } from '../suite/start-suite.ts';
import { keptState } from '../suite/state.ts';
import { say, step, table, warn } from '../terminal.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';

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
function scheduleMaintenance(ports: Ports): void {
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

interface LocalSuite extends Suite {
  /** Result of the story; undefined if no story was set up. */
  told: Told | undefined;
}

/**
 * Builds the product, starts the suite of `npm start` and `npm run dev`, fills it, and runs `whileUp` until the user
 * stops it. A story runs in an empty suite that stores nothing, so that the saved state of `npm start` does not change.
 */
export async function withLocalSuite(
  { fresh, story }: StartOptions,
  whileUp: (suite: LocalSuite) => Promise<void>,
): Promise<void> {
  const kind = 'start';
  const ports = choosePorts(kind);
  const folder = runFolder(kind);
  const release = takeInstanceLock(path.join(folder, 'lock'), 'The local suite');
  try {
    await requireSuitePorts(kind, ports);
    const kept = story ? undefined : keptState(dataFolder);
    kept?.settle();
    if (fresh) kept?.setAside();
    const emulators = await findEmulators();
    const build = await buildForSuite(kind);
    const suite = await step('Starting the Firebase emulators', () =>
      startSuite({ kind, ports, folder, build, emulators, ...(kept && { kept }) }),
    );
    try {
      const told = story ? await seedStory(ports, story) : await seedSuite(ports);
      kept?.markCameUp();
      scheduleMaintenance(ports);
      await whileUp({ ...suite, told: told ?? undefined });
    } finally {
      await step(kept ? 'Stopping, keeping the state' : 'Stopping', () => suite.stop());
      kept?.settle();
    }
  } finally {
    release();
  }
}

/**
 * `npm start` runs the whole product until Ctrl-C. With `-- --story <name>` it sets up a situation; `-- --stories`
 * lists all situations.
 */
export async function start(args: readonly string[]): Promise<void> {
  const options = readStartOptions(args);
  if (options.listStories) {
    const rows = allStories.map(({ name, title }) => [name, title] as const);
    table('Stories, each opened by `npm start -- --story <name>`', rows);
    return;
  }
  await withLocalSuite(options, async ({ emulators, hasUi, told }) => {
    const ports = choosePorts('start');
    if (options.story && told) printStory(ports, hasUi, options.story, told);
    else printOverview(ports, hasUi);
    await Promise.race([untilStopped(), emulators.exited]);
    if (emulators.hasExited()) throw await explainExit(emulators);
    say();
  });
}
