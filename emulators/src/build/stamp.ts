import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.ts';

const generated = new Set(['node_modules', 'dist', '.cache']);

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)))
    .sort();
}

/** Returns a hash of the given values and of all files under the given paths, except generated folders. */
export function fingerprint(places: readonly string[], values: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value}\0`);
  for (const place of places) {
    for (const file of filesUnder(place)) {
      hash.update(`${path.relative(place, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export interface Stamp {
  /** Returns true if the step last succeeded with the inputs of this stamp. */
  isCurrent: () => boolean;
  remove: () => void;
  write: () => void;
}

/** Returns the stamp of a step: a file that stores the inputs with which the step last succeeded. */
export function stampOf(folder: string, name: string, inputs: string): Stamp {
  const file = inRoot('.cache', folder, name);
  return {
    isCurrent: () => existsSync(file) && readFileSync(file, 'utf8') === inputs,
    remove: () => rmSync(file, { force: true }),
    write: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, inputs);
    },
  };
}
