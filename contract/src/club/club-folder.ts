import { resolve } from 'node:path';

/** Root of the repository. */
const root = resolve(import.meta.dirname, '../../..');

/**
 * Returns the folder of the club that is built: `club`, upstream's own club, or the one that the environment
 * variable `CLUB` names from the repository's root.
 */
export const clubFolder = (): string => resolve(root, process.env.CLUB || 'club');

/** Returns the file with the club's facts. Bundlers put it in the place of `#club`. */
export const clubFile = (): string => resolve(clubFolder(), 'club.json');
