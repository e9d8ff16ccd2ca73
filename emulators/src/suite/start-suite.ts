import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SuiteBuild } from '../build/tasks.ts';
import { requireFreePorts } from '../busy-ports.ts';
import { demoProject } from '../demo-access.ts';
import { addresses, functionsEnvironment } from '../environment.ts';
import { startExchangeRate } from '../exchange-rate.ts';
import type { Emulators } from '../firestore/find-emulators.ts';
import {
  reloadFirestoreRulesOnChange,
  requireSoundFirestoreRules,
} from '../firestore/reload-rules.ts';
import { writeJavaShim } from '../java-shim/write-shim.ts';
import { packageScript, temporaryFolder } from '../paths.ts';
import { type PortName, type Ports, portNames, type SuiteKind } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';
import type { KeptState } from './state.ts';
import { waitUntilAnswering } from './wait-until-answering.ts';
import { writeRunFolder } from './write-run-folder.ts';

/** Starts maildev. It accepts all mails without delivering them, and shows them on a page and through a REST API. */
function startMailCatcher(ports: Ports, folder: string): Background {
  const loopback = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const listen = ['--smtp', String(ports.SMTP), '--web', String(ports.MAIL)];
  return startInBackground({
    name: 'The local mail catcher',
    args: [packageScript('maildev/bin/maildev'), ...listen, ...loopback],
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, 'mail-catcher.log'),
  });
}

const servedElsewhere: readonly PortName[] = ['MAILS', 'API', 'VITE', 'UI'];
const exportGraceMs = 30_000;
const wellFormedOnly = fileURLToPath(new URL('./refuse-malformed-urls.mjs', import.meta.url));

export interface SuiteOptions {
  kind: SuiteKind;
  ports: Ports;
  /** Folder for generated files and logs. */
  folder: string;
  build: SuiteBuild;
  /** The data to start with and to save at the end. Without it, the suite starts empty and saves nothing. */
  kept?: KeptState;
  emulators: Emulators;
}

export interface Suite {
  emulators: Background;
  /** True if the Emulator UI runs. */
  hasUi: boolean;
  stop: () => Promise<void>;
}

function startEmulators(options: SuiteOptions, ui: boolean): Background {
  const { kind, ports, folder, kept } = options;
  const config = writeRunFolder({ ...options, ui });
  const importFrom = kept?.importFrom();
  const keepState = [
    ...(importFrom ? ['--import', importFrom] : []),
    ...(kept ? ['--export-on-exit', kept.exportTo] : []),
  ];
  return startInBackground({
    name: 'The Firebase emulators',
    args: [
      '--import',
      wellFormedOnly,
      packageScript('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--non-interactive',
      '--project',
      demoProject,
      '--config',
      config,
      '--only',
      'auth,functions,firestore,storage,tasks,hosting',
      ...keepState,
    ],
    cwd: folder,
    env: {
      ...process.env,
      ...functionsEnvironment(ports),
      ...writeJavaShim(path.join(folder, 'bin'), options.emulators),
      TMPDIR: temporaryFolder(kind),
    },
    logFile: path.join(folder, 'emulators.log'),
  });
}

/** Throws a Problem if another program uses one of the ports that every suite needs. */
export function requireSuitePorts(kind: SuiteKind, ports: Ports): Promise<void> {
  const own = portNames.filter((name) => !servedElsewhere.includes(name));
  return requireFreePorts(kind, ports, own);
}

/**
 * Starts the emulators, the mail catcher and the exchange-rate service. Resolves when the API responds through Hosting
 * and the mail catcher responds.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { kind, ports, folder } = options;
  const isHidane = options.emulators.hidane !== undefined;
  // The Emulator UI only runs in the suite of `npm start`, because tests do not need it.
  const hasUi = kind === 'start' && options.emulators.official.includes('ui');
  if (hasUi) await requireFreePorts(kind, ports, ['UI']);
  const temporary = temporaryFolder(kind);
  rmSync(temporary, { recursive: true, force: true });
  for (const place of [folder, temporary]) mkdirSync(place, { recursive: true });

  const stopExchangeRate = await startExchangeRate(ports.EXCHANGE_RATE);
  const mail = startMailCatcher(ports, folder);
  const emulators = startEmulators(options, hasUi);
  const stop = async () => {
    await emulators.stop(exportGraceMs);
    await Promise.all([mail.stop(), stopExchangeRate()]);
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    const { hosting, mail: mailAddress } = addresses(ports);
    await waitUntilAnswering({ url: `${hosting}/api/health`, background: emulators });
    await waitUntilAnswering({ url: `${mailAddress}/email`, background: mail });
    if (isHidane) await requireSoundFirestoreRules(ports);
  } catch (error) {
    await stop();
    throw error;
  }
  if (isHidane) reloadFirestoreRulesOnChange(ports);
  return { emulators, hasUi, stop };
}
