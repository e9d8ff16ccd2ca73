import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Club } from '@fanclub/contract/club/club';
import { clubFolder } from '@fanclub/contract/club/club-folder';
import { inRoot, root } from '../paths.ts';
import { Problem } from '../problem.ts';

const read = (folder: string): Club =>
  JSON.parse(readFileSync(path.join(folder, 'club.json'), 'utf8'));

/**
 * Returns a sentence for each fact with which the club must not be deployed, because it is the demo's or contradicts the
 * address of the deployment.
 */
export function notItsOwn(publicUrl: string | undefined, folder = clubFolder()): string[] {
  if (folder === inRoot('club')) {
    return ["The club that is chosen is the demo's: `npm run club` makes a folder for yours."];
  }
  const file = path.join(path.relative(root, folder), 'club.json');
  const [demo, own] = [read(inRoot('club')), read(folder)];
  const isDemosName = own.languages.some((language) => own.name[language] === demo.name[language]);
  const address = publicUrl?.replace(/\/$/, '');
  return [
    ...(isDemosName ? [`The name in ${file} is still the demo's: write your club's.`] : []),
    ...(own.site === demo.site ? [`The site in ${file} is still the demo's: write yours.`] : []),
    ...(address && own.site !== demo.site && own.site !== address
      ? [`The site in ${file} is ${own.site}, but PUBLIC_URL is ${publicUrl}: make them the same.`]
      : []),
  ];
}

/** Throws a Problem with these sentences, if there are any. */
export function requireOwnClub(publicUrl: string | undefined): void {
  const sentences = notItsOwn(publicUrl);
  if (sentences.length > 0) throw new Problem(sentences.join('\n'));
}
