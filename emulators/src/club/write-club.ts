import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Club } from '@fanclub/contract/club/club';
import { crest } from './crest.ts';
import { type Facts, textOf } from './facts.ts';

/** Returns the name of a folder for a club: its name in the first language with Latin letters, or its prefix. */
export function folderNameOf({
  name,
  languages,
  numberPrefix,
}: Pick<Club, 'name' | 'languages' | 'numberPrefix'>): string {
  const latinNames = languages.map((language) =>
    name[language]
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g),
  );
  return latinNames.find(Boolean)?.join('-') || numberPrefix.toLowerCase();
}

/** Writes the facts and the logo into the folder of a club. Its other files stay as they are. */
export function writeClub(folder: string, facts: Facts, logo: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'club.json'), textOf(facts));
  const file = path.join(folder, 'logo.svg');
  if (logo === 'initials') writeFileSync(file, crest(facts as unknown as Club));
  else if (logo !== 'as it is') copyFileSync(logo, file);
}
