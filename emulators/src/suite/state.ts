import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.ts';

/**
 * Functions that manage the data which a suite keeps between runs. The emulators write their data to `next` when they
 * end. `next` replaces `state` only if the suite was ready before, so that an interrupted start never overwrites data.
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
    /** Records that the suite is ready, so that the data which the emulators write at the end is kept. */
    markCameUp: () => writeFileSync(cameUp, ''),
    /**
     * Replaces `state` by the data of the last run if that data is complete. It is called before a start and after a
     * stop.
     */
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
     * Moves the data to another folder, so that the suite starts empty. Only the last data that was moved is kept;
     * somebody can restore it by hand.
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
