import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Root of the repository. */
const root = resolve(import.meta.dirname, '../../..');

/** The file of a club's own repository that names its folder, as `CLUB=clubs/viola`. Upstream never has it. */
export const choiceFile = resolve(root, '.club');

const choice = (): string | undefined =>
  existsSync(choiceFile) ? parseEnv(readFileSync(choiceFile, 'utf8')).CLUB : undefined;

/**
 * Returns the folder of the club that is built: the one that the environment variable `CLUB` or else the file `.club`
 * names from the repository's root, or `club`, upstream's own.
 */
export const clubFolder = (): string => resolve(root, process.env.CLUB || choice() || 'club');

/** Returns the file with the club's facts. Bundlers put it in the place of `#club`. */
export const clubFile = (): string => resolve(clubFolder(), 'club.json');
