import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFolderLock } from './folder-lock.mjs';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** True when npm's own record of node_modules holds every required entry of the lock file. */
export function recordCoversLock(lock, record) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
    const found = record.packages?.[place];
    return found !== undefined && found.version === wanted.version;
  });
}

/** True when every non-optional package in a workspace's own node_modules is installed. */
export function nestedPackagesExist(lock, folder) {
  return Object.entries(lock.packages).every(
    ([place, { optional }]) =>
      optional ||
      !/^(?!node_modules\/).+\/node_modules\//.test(place) ||
      existsSync(path.join(folder, place)),
  );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs packages when none are there, the lock file changed, or an earlier installation was interrupted. */
export async function installDependencies(folder = root) {
  const lockFile = path.join(folder, 'package-lock.json');
  if (!existsSync(lockFile)) throw new Error('package-lock.json is missing: get it back with git.');
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, '.fanclub-installed');
  const wanted = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const lock = readJson(lockFile);
  const isStamped = () =>
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted() &&
    nestedPackagesExist(lock, folder);
  if (isStamped()) return;

  await withFolderLock(path.join(folder, '.cache', 'install.lock'), async () => {
    if (isStamped()) return;
    // A manual `npm install` leaves a complete record; then only the stamp has to be written.
    const record = readJson(path.join(modules, '.package-lock.json'));
    if (!(record && recordCoversLock(lock, record) && nestedPackagesExist(lock, folder))) {
      process.stdout.write('Installing packages (the first time takes a minute or two) …\n');
      // No package here needs its install script, and one of them compiles C++ for minutes for an optional
      // speed-up.
      const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
      await runNpm(args, { cwd: folder, what: 'Installing packages' });
    }
    writeFileSync(stamp, wanted());
  });
}
