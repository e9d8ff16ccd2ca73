import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.ts';

/**
 * The state that a suite keeps between runs. The emulators write `next` whenever they end. It replaces
 * `state` only if the suite had come up, so that an interrupted start never overwrites good data with less.
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
    /** Marks that the suite has come up, so that the state which the emulators write at their end is kept. */
    markCameUp: () => writeFileSync(cameUp, ''),
    /** Takes over the state of the last run; called before a start and after a stop. */
    settle: () => {
      const isComplete = existsSync(path.join(next, 'firebase-export-metadata.json'));
      if (isComplete && existsSync(cameUp)) {
        remove(state);
        renameSync(next, state);
      }
      remove(next);
      remove(cameUp);
    },
    /**
     * Moves the state aside, so that the suite starts empty; the state set aside last can be restored by
     * hand.
     */
    setAside: () => {
      if (!existsSync(state)) return;
      remove(older);
      renameSync(state, older);
      say(`Starting empty; the state so far is kept in ${path.relative(process.cwd(), older)}`);
    },
  };
}

export type KeptState = ReturnType<typeof keptState>;
