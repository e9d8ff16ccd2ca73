import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../build/fingerprint.ts';
import { cacheFolder, inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNpm } from '../process/run.ts';
import { step } from '../terminal.ts';

const files = ['package.json', 'package-lock.json'];
const source = (file: string) => inRoot('e2e', 'judges', file);

async function install(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(source(file), path.join(folder, file));
  // The Nu checker's own script would download a Java.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(args, { cwd: folder, output: 'keep' });
  if (code !== 0) {
    throw new Problem(`npm could not install the judges: ${output.trim().split('\n').at(-1)}`);
  }
}

/** Where the pinned judges are; installs them once into the cache: too heavy for every clone. */
export async function installJudges(): Promise<string> {
  const folder = path.join(cacheFolder(), `judges-${fingerprint(files.map(source)).slice(0, 12)}`);
  const stamp = path.join(folder, 'complete');
  if (!existsSync(stamp)) {
    await step('Installing the judges (once)', () => install(folder));
    writeFileSync(stamp, '');
  }
  return path.join(folder, 'node_modules');
}
