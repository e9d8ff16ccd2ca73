import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SuiteKind } from './ports.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns an absolute path inside the checkout. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

/**
 * Returns the folder for downloads. It is outside the checkout, so that downloads remain when the checkout is deleted.
 * bootstrap.mjs sets `FANCLUB_CACHE` to an absolute path.
 */
export function cacheFolder(): string {
  return process.env.FANCLUB_CACHE ?? path.join(homedir(), '.cache', 'fanclub');
}

/** Returns the folder with the generated files, the logs and the lock of a suite. */
export function runFolder(kind: SuiteKind): string {
  return inRoot('.cache', `suite-${kind}`);
}

/**
 * Returns the temporary folder of a suite. Each suite needs one, because firebase-tools stores the address of a
 * project's emulator hub there, and all suites have the same project. The path is short, because the length of a
 * socket's path is limited.
 */
export function temporaryFolder(kind: SuiteKind): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `fanclub-${kind}-${checkout}`);
}

/** Folder with the data that `npm start` keeps for its next run. */
export const dataFolder = inRoot('.emulator-data');

/** Returns the path of a script in an installed package. */
export function packageScript(...parts: string[]): string {
  return inRoot('node_modules', ...parts);
}
