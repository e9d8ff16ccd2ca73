import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productEnvironment } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { deriveConfig, readDeployableConfig } from './derive-config.ts';

function toDotenv(values: Record<string, string>): string {
  const line = ([key, value]: [string, string]) => `${key}=${JSON.stringify(value)}\n`;
  return Object.entries(values).map(line).join('');
}

/** Writes what firebase-tools reads: the derived configuration and the functions' parameters. */
export function writeRunFolder(ports: Ports, folder: string, webFolder: string): string {
  const parametersFolder = path.join(folder, 'parameters');
  mkdirSync(parametersFolder, { recursive: true });
  writeFileSync(path.join(parametersFolder, '.env'), toDotenv(productEnvironment(ports)));
  const config = deriveConfig(readDeployableConfig(), {
    ports,
    folder,
    webFolder,
    parametersFolder,
  });
  const file = path.join(folder, 'firebase.json');
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}
