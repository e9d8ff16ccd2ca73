import path from 'node:path';
import { buildForSuite, localWebFolder } from '../build/tasks.ts';
import { findEmulators } from '../firestore/find-emulators.ts';
import { scheduleMaintenance } from '../maintenance/run-maintenance.ts';
import { dataFolder, runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { explainExit } from '../process/explain-exit.ts';
import { untilStopped } from '../process/stop-signal.ts';
import { seedSuite } from '../seed/seed-suite.ts';
import { takeInstanceLock } from '../suite/instance-lock.ts';
import { printOverview } from '../suite/print-overview.ts';
import { requireSuitePorts, type Suite, startSuite } from '../suite/start-suite.ts';
import { keptState } from '../suite/state.ts';
import { say, step } from '../terminal.ts';

/** Builds, starts and seeds the suite people use, and hands it to `whileUp` until someone stops it. */
export async function withLocalSuite(
  options: { fresh: boolean },
  whileUp: (suite: Suite) => Promise<void>,
): Promise<void> {
  const profile = 'start';
  const ports = choosePorts(profile);
  const folder = runFolder(profile);
  const release = takeInstanceLock(path.join(folder, 'lock'), 'The local suite');
  try {
    await requireSuitePorts(profile, ports);
    const kept = keptState(dataFolder);
    kept.settle();
    if (options.fresh) kept.setAside();
    const emulators = await findEmulators();
    await buildForSuite(profile, ports);
    const webFolder = localWebFolder(profile);
    const suite = await step('Starting the Firebase emulators', () =>
      startSuite({ profile, ports, folder, webFolder, kept, emulators }),
    );
    try {
      await seedSuite(ports);
      kept.markCameUp();
      scheduleMaintenance(ports);
      await whileUp(suite);
    } finally {
      await step('Stopping, keeping the state', () => suite.stop());
      kept.settle();
    }
  } finally {
    release();
  }
}

/** `npm start`: the whole product, until Ctrl-C. */
export async function start(args: readonly string[]): Promise<boolean> {
  await withLocalSuite({ fresh: args.includes('--fresh') }, async ({ emulators, hasUi }) => {
    printOverview(choosePorts('start'), hasUi);
    await Promise.race([untilStopped(), emulators.exited]);
    if (emulators.hasExited()) throw await explainExit(emulators);
    say();
  });
  return true;
}
