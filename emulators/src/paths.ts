import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profile } from './ports.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the checkout. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** Downloads that outlive the checkout; bootstrap.mjs has put the resolved folder into the environment. */
export function cacheFolder(): string {
  return process.env.FANCLUB_CACHE ?? path.join(homedir(), '.cache', 'fanclub');
}

/** Generated files, logs and the lock of one running suite. */
export function runFolder(profile: Profile): string {
  return inRoot('.cache', `suite-${profile}`);
}

/**
 * firebase-tools notes where its hub is in the temporary folder, by project: two suites of one project
 * need a folder each. Short, because sockets lie there too.
 */
export function temporaryFolder(profile: Profile): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `fanclub-${profile}-${checkout}`);
}

/** What `npm start` keeps from one run to the next. */
export const dataFolder = inRoot('.emulator-data');

/** A script inside an installed package, to be run by this very Node.js. */
export function packageScript(...parts: string[]): string {
  return inRoot('node_modules', ...parts);
}
