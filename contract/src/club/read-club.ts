import { readFileSync } from 'node:fs';
import { clubFile } from './club-folder.ts';

/** The facts of the club that is built, where no bundler has put them in the place of `#club`. */
const facts: unknown = JSON.parse(readFileSync(clubFile(), 'utf8'));

export default facts;
