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

/** The folder of downloads that outlive the checkout. bootstrap.mjs has set the variable to a resolved path. */
export function cacheFolder(): string {
  return process.env.FANCLUB_CACHE ?? path.join(homedir(), '.cache', 'fanclub');
}

/** The folder of one running suite, with its generated files, logs and lock. */
export function runFolder(profile: Profile): string {
  return inRoot('.cache', `suite-${profile}`);
}

/**
 * The temporary folder of a suite. firebase-tools writes the hub's address into the temporary folder by
 * project, so two suites of one project need separate folders. The path is short because sockets lie in it,
 * too.
 */
export function temporaryFolder(profile: Profile): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `fanclub-${profile}-${checkout}`);
}

/** The state that `npm start` keeps between runs. */
export const dataFolder = inRoot('.emulator-data');

/** The path of a script inside an installed package. */
export function packageScript(...parts: string[]): string {
  return inRoot('node_modules', ...parts);
}
