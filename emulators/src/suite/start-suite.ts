import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireFreePorts } from '../busy-ports.ts';
import { demoProject } from '../demo-access.ts';
import { addresses, functionsEnvironment } from '../environment.ts';
import { startExchangeRate } from '../exchange-rate/server.ts';
import type { FirestoreEmulator } from '../firestore/find-emulator.ts';
import { writeJavaShim } from '../java-shim/write-shim.ts';
import { startMailCatcher } from '../mail-catcher/start-mail-catcher.ts';
import { packageScript } from '../paths.ts';
import { type PortName, type Ports, type Profile, portNames } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';
import { waitUntilAnswering } from './wait-until-answering.ts';
import { writeRunFolder } from './write-run-folder.ts';

const servedElsewhere: readonly PortName[] = ['API', 'VITE'];
const exportGraceMs = 30_000;

export interface SuiteOptions {
  profile: Profile;
  ports: Ports;
  /** Generated files and logs; emptied here. */
  folder: string;
  webFolder: string;
  /** Exported state is read from here and written back at the end; without it nothing is kept. */
  stateFolder?: string;
  emulator: FirestoreEmulator;
}

export interface Suite {
  emulators: Background;
  stop: () => Promise<void>;
}

function startEmulators(options: SuiteOptions): Background {
  const { ports, folder, webFolder, stateFolder, emulator } = options;
  const config = writeRunFolder(ports, folder, webFolder);
  const keepState = stateFolder ? ['--import', stateFolder, '--export-on-exit', stateFolder] : [];
  return startInBackground({
    name: 'The Firebase emulators',
    args: [
      packageScript('firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--non-interactive', '--project', demoProject, '--config', config],
      ...['--only', 'auth,functions,firestore,storage,hosting', ...keepState],
    ],
    cwd: folder,
    env: {
      ...process.env,
      ...functionsEnvironment(ports),
      ...writeJavaShim(path.join(folder, 'bin'), emulator),
    },
    logFile: path.join(folder, 'emulators.log'),
  });
}

/** Starts every part of the suite and resolves once the product itself answers through Hosting. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { profile, ports, folder } = options;
  const own = portNames.filter((name) => !servedElsewhere.includes(name));
  await requireFreePorts(profile, ports, own);
  for (const name of ['bin', 'parameters']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });

  const stopExchangeRate = await startExchangeRate(ports.EXCHANGE_RATE);
  const mail = startMailCatcher(ports, folder);
  const emulators = startEmulators(options);
  const stop = async () => {
    await emulators.stop(exportGraceMs);
    await Promise.all([mail.stop(), stopExchangeRate()]);
  };
  try {
    await waitUntilAnswering(`${addresses(ports).hosting}/api/health`, emulators);
    await waitUntilAnswering(`${addresses(ports).mail}/email`, mail);
  } catch (error) {
    await stop();
    throw error;
  }
  return { emulators, stop };
}
