import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.ts';

/**
 * What a suite keeps from one run to the next. The emulators write `next` when they end, however that
 * comes about; it takes the place of `state` only if the suite had come up, so that a start that was
 * interrupted half-way never overwrites good data with less.
 */
export function keptState(folder: string) {
  const state = path.join(folder, 'state');
  const next = path.join(folder, 'next');
  const older = path.join(folder, 'state-before-fresh');
  const cameUp = path.join(folder, 'came-up');
  const remove = (place: string) => rmSync(place, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  return {
    exportTo: next,
    importFrom: () => (existsSync(state) ? state : undefined),
    /** From now on, what the emulators write at their end is worth keeping. */
    markCameUp: () => writeFileSync(cameUp, ''),
    /** Takes over what the last run left behind; called before a start and after a stop. */
    settle: () => {
      const isComplete = existsSync(path.join(next, 'firebase-export-metadata.json'));
      if (isComplete && existsSync(cameUp)) {
        remove(state);
        renameSync(next, state);
      }
      remove(next);
      remove(cameUp);
    },
    /** Puts the state aside, so that the suite starts empty; the last one can be had back. */
    setAside: () => {
      if (!existsSync(state)) return;
      remove(older);
      renameSync(state, older);
      say(`Starting empty; the state so far is kept in ${path.relative(process.cwd(), older)}`);
    },
  };
}

export type KeptState = ReturnType<typeof keptState>;
