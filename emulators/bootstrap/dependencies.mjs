import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFolderLock } from './folder-lock.mjs';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns true if npm's record of the installed packages (`record`) has every required package of the lock file in the
 * same version.
 */
export function recordCoversLock(lock, record) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
    const found = record.packages?.[place];
    return found !== undefined && found.version === wanted.version;
  });
}

/** Returns true if all required packages in the `node_modules` folders of the workspaces are installed. */
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

/**
 * Installs the packages if they are missing, if the lock file has changed, or if an earlier installation was
 * interrupted.
 */
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
    // After a manual `npm install`, the packages are complete and only the stamp is missing.
    const record = readJson(path.join(modules, '.package-lock.json'));
    if (!(record && recordCoversLock(lock, record) && nestedPackagesExist(lock, folder))) {
      process.stdout.write('Installing packages (the first time takes a minute or two) …\n');
      // No package needs its install script. One of the scripts would compile C++ code for minutes, and the package
      // would only become a little faster.
      const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
      await runNpm(args, { cwd: folder, what: 'Installing packages' });
    }
    writeFileSync(stamp, wanted());
  });
}
