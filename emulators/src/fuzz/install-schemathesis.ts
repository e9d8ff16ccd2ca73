import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../build/stamp.ts';
import { findOnPath } from '../firestore/tools.ts';
import { cacheFolder, inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { run } from '../process/run.ts';
import { step } from '../terminal.ts';

const oldest = { major: 3, minor: 10 };
const wanted = `Python ${oldest.major}.${oldest.minor} or newer`;

/** Returns true if Schemathesis supports the Python version in this output of `python3 --version`. */
export function isNewEnough(versionText: string): boolean {
  const [, major, minor] = /^Python (\d+)\.(\d+)/.exec(versionText) ?? [];
  return Number(major) === oldest.major && Number(minor) >= oldest.minor;
}

/** Returns the path of python3. Throws a Problem that says what to install if it is missing or too old. */
function findPython(): string {
  const python = findOnPath('python3');
  if (!python) {
    throw new Problem(`Fuzzing needs ${wanted}, and there is no python3 on PATH: install it.`);
  }
  const version = spawnSync(python, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (!isNewEnough(version)) {
    throw new Problem(`Fuzzing needs ${wanted}; python3 is "${version}": install a newer one.`);
  }
  return python;
}

/** Files with the packages to install (`requirements`) and with their exact versions (`constraints`). */
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

/**
 * Installs the pinned version of Schemathesis into the cache if it is missing. Resolves with the folder of its
 * programs.
 */
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
