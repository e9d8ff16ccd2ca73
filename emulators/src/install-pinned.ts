import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build/stamp.ts';
import { cacheFolder, inRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { runNpm } from './process/run.ts';
import { step } from './terminal.ts';

const files = ['package.json', 'package-lock.json'];

async function install(name: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(inRoot('e2e', name, file), path.join(folder, file));
  // The packages' install scripts would download a browser or a Java.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(args, { cwd: folder, output: 'keep' });
  if (code !== 0) {
    throw new Problem(`npm could not install ${name}: ${output.trim().split('\n').at(-1)}`);
  }
}

/**
 * Installs programs in the cache if they are missing, in the versions that `e2e/<name>/package-lock.json` pins.
 * Resolves with their folder. They are not dependencies of the repository, because they are too large for every clone.
 */
export async function installPinned(name: 'judges' | 'lighthouse' | 'mutants'): Promise<string> {
  const sources = files.map((file) => inRoot('e2e', name, file));
  const folder = path.join(cacheFolder(), `${name}-${fingerprint(sources).slice(0, 12)}`);
  const stamp = path.join(folder, 'complete');
  if (!existsSync(stamp)) {
    await step(`Installing ${name} (once)`, () => install(name, folder));
    writeFileSync(stamp, '');
  }
  return path.join(folder, 'node_modules');
}
