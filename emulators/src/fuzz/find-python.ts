import { spawnSync } from 'node:child_process';
import { findOnPath } from '../firestore/tools.ts';
import { Problem } from '../problem.ts';

const oldest = { major: 3, minor: 10 };
const wanted = `Python ${oldest.major}.${oldest.minor} or newer`;

/** True when the output of `python3 --version` names a version that Schemathesis supports. */
export function isNewEnough(versionText: string): boolean {
  const [, major, minor] = /^Python (\d+)\.(\d+)/.exec(versionText) ?? [];
  return Number(major) === oldest.major && Number(minor) >= oldest.minor;
}

/** Finds the Python for fuzzing; without a suitable one it throws a Problem that says what to install. */
export function findPython(): string {
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
