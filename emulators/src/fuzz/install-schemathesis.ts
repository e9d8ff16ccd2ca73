import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../build/fingerprint.ts';
import { cacheFolder, inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { run } from '../process/run.ts';
import { step } from '../terminal.ts';
import { findPython } from './find-python.ts';

/** The packages to install; the constraints pin their versions. */
const requirements = inRoot('e2e', 'fuzz', 'requirements.txt');
const constraints = inRoot('e2e', 'fuzz', 'constraints.txt');

async function create(folder: string, python: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const options = { cwd: cacheFolder(), output: 'keep' } as const;
  const made = await run(python, ['-m', 'venv', folder], options);
  if (made.code !== 0) {
    throw new Problem(
      'Python cannot make a virtual environment: install its venv module (python3-venv on Debian).',
    );
  }
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  const installed = await run(
    path.join(folder, 'bin', 'python'),
    [...pip, '-r', requirements, '-c', constraints],
    options,
  );
  if (installed.code !== 0) {
    const last = installed.output.trim().split('\n').at(-1);
    throw new Problem(`pip could not install Schemathesis (is PyPI within reach?): ${last}`);
  }
}

/** Installs the pinned Schemathesis into the cache once; resolves with the folder of its programs. */
export async function installSchemathesis(): Promise<string> {
  const python = findPython();
  const key = fingerprint([requirements, constraints], [python]).slice(0, 12);
  const folder = path.join(cacheFolder(), `schemathesis-${key}`);
  const stamp = path.join(folder, 'complete');
  if (!existsSync(stamp)) {
    await step('Installing Schemathesis (once)', () => create(folder, python));
    writeFileSync(stamp, '');
  }
  return path.join(folder, 'bin');
}
