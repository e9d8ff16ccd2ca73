import { rmSync } from 'node:fs';
import path from 'node:path';
import { register } from '@fanclub/contract/registration/routes';
import { health } from '@fanclub/contract/system/routes';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { buildDeployable } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { demoProject } from '../demo-access.ts';
import { addresses, testEnvironment } from '../environment.ts';
import { findEmulators } from '../firestore/find-emulators.ts';
import { writeJavaShim } from '../java-shim/write-shim.ts';
import { inRoot, packageScript } from '../paths.ts';
import { choosePorts, type PortName } from '../ports.ts';
import { Problem } from '../problem.ts';
import { startInBackground } from '../process/background.ts';
import { seedSuite } from '../seed/seed-suite.ts';
import { waitUntilAnswering } from '../suite/wait-until-answering.ts';
import { step } from '../terminal.ts';
import { runBrowserTests } from './runners.ts';

const used: readonly PortName[] = ['HOSTING', 'FUNCTIONS', 'FIRESTORE', 'AUTH', 'STORAGE', 'TASKS'];

/**
 * Tries what a developer does without our launcher: `npm run build`, then `firebase emulators:start`. Google's programs
 * are used where this machine has them, and stand-ins otherwise. Throws if the server lacks a parameter, if nobody
 * can register, or if pages do not find the emulators.
 */
export async function tryPlainEmulators(): Promise<void> {
  // Nobody can change the ports of firebase.json by an environment variable.
  const ports = choosePorts('start', {});
  await requireFreePorts('start', ports, used);
  await buildDeployable();
  const folder = inRoot('.cache', 'plain-emulators');
  const shim = writeJavaShim(path.join(folder, 'bin'), await findEmulators());
  const emulators = startInBackground({
    name: 'firebase emulators:start',
    args: [packageScript('firebase-tools/lib/bin/firebase.js'), 'emulators:start'],
    cwd: inRoot(),
    env: { ...process.env, ...shim },
    logFile: path.join(folder, 'emulators.log'),
  });
  const { hosting } = addresses(ports);
  try {
    await step(`The emulators of ${demoProject}`, () =>
      waitUntilAnswering({ url: `${hosting}/api/health`, background: emulators }),
    );
    const { problems = [] } = await callOrThrow(health, { baseUrl: hosting });
    if (problems.length > 0) throw new Problem(`The server lacks ${problems.join(', ')}.`);
    await step('A registration', async () => {
      process.env.API_URL = hosting;
      await callOrThrow(register, { body: await buildRegistration() });
    });
    await seedSuite(ports);
    const env = { ...testEnvironment(ports), API_URL: hosting };
    const { failed } = await runBrowserTests(env, ['local-suite', '-g', 'emulator']);
    if (failed > 0) throw new Problem('Pages do not use the emulators as they should: see above.');
  } finally {
    await emulators.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}
