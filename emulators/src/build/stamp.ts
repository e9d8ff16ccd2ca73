import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.ts';

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
