import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SuiteBuild } from '../build/tasks.ts';
import { productEnvironment } from '../environment.ts';
import type { Emulators } from '../firestore/find-emulators.ts';
import { suiteAnalyticsId } from '../hosting/analytics-id.ts';
import { inRoot } from '../paths.ts';
import type { Ports, SuiteKind } from '../ports.ts';
import { deriveConfig, readDeployableConfig } from './derive-config.ts';

function toDotenv(values: Record<string, string>): string {
  const line = ([key, value]: [string, string]) => `${key}=${JSON.stringify(value)}\n`;
  return Object.entries(values).map(line).join('');
}

export interface RunFolderOptions {
  kind: SuiteKind;
  ports: Ports;
  folder: string;
  build: SuiteBuild;
  emulators: Emulators;
  /** True if the Emulator UI runs. */
  ui: boolean;
}

/**
 * Writes the files that firebase-tools reads: the configuration of the emulators and the parameters of the functions.
 * Returns the path of the configuration.
 */
export function writeRunFolder(options: RunFolderOptions): string {
  const { kind, ports, folder, build, emulators, ui } = options;
  const parametersFolder = path.join(folder, 'parameters');
  mkdirSync(parametersFolder, { recursive: true });
  writeFileSync(path.join(parametersFolder, '.env'), toDotenv(productEnvironment(ports)));

  const deployable = readDeployableConfig();
  const rules = inRoot(deployable.firestore.rules);
  const rulesCopy = path.join(folder, 'firestore.rules');
  copyFileSync(rules, rulesCopy);
  const config = deriveConfig(deployable, {
    ports,
    folder,
    build,
    parametersFolder,
    firestoreRules: emulators.hidane ? rulesCopy : rules,
    analytics: suiteAnalyticsId(kind) !== '',
    ui,
  });
  const file = path.join(folder, 'firebase.json');
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}
