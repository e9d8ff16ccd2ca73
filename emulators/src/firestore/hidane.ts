import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../paths.ts';
import { Problem } from '../problem.ts';
import { run, runNpm } from '../process/run.ts';
import { step, warn } from '../terminal.ts';
import { cargoVersion, findOnPath, isExecutable } from './tools.ts';

const version = '0.6.0';
const oldestCargo = 88;

function places() {
  const folder = path.join(cacheFolder(), `hidane-${version}`);
  return {
    folder,
    fromCargo: path.join(folder, 'bin', 'hidane'),
    fromNpm: path.join(folder, 'node_modules', '.bin', 'hidane'),
  };
}

/** Returns the path of an installed hidane; undefined if this machine has none. */
export function findHidane(): string | undefined {
  const named = process.env.HIDANE_BIN;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Problem(`HIDANE_BIN names "${named}", which cannot be run: correct or unset it.`);
  }
  const { fromCargo, fromNpm } = places();
  return findOnPath('hidane') ?? [fromCargo, fromNpm].find(isExecutable);
}

async function installFromNpm(): Promise<boolean> {
  const { folder, fromNpm } = places();
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--fetch-retries=0'];
  const { code } = await runNpm([...args, `hidane@${version}`], { cwd: folder, output: 'keep' });
  return code === 0 && isExecutable(fromNpm);
}

async function installFromCargo(): Promise<boolean> {
  const cargo = cargoVersion();
  if (!cargo) return false;
  const [major, minor] = cargo;
  if (major === 1 && minor < oldestCargo) {
    warn(
      `cargo ${major}.${minor} is too old for the Firestore emulator: 1.${oldestCargo} is needed.`,
    );
    return false;
  }
  const { folder, fromCargo } = places();
  const args = ['install', 'hidane', '--version', version, '--locked', '--root', folder];
  const { code } = await step('Building the Firestore emulator (once, 2 to 5 minutes)', () =>
    run('cargo', args, { cwd: cacheFolder(), output: 'show' }),
  );
  return code === 0 && isExecutable(fromCargo);
}

/**
 * Installs hidane into the cache, from npm or else with cargo, and returns its path. Returns undefined if neither
 * works.
 */
export async function installHidane(): Promise<string | undefined> {
  const { fromNpm, fromCargo } = places();
  if (await installFromNpm()) return fromNpm;
  if (await installFromCargo()) return fromCargo;
  return undefined;
}
