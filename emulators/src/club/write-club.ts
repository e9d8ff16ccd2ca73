import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Club } from '@fanclub/contract/club/club';
import { crest } from './crest.ts';
import { type Facts, textOf } from './facts.ts';

/** Returns the name of a folder for a club: its Latin name, or the prefix of its request numbers. */
export function folderNameOf({ name, numberPrefix }: Pick<Club, 'name' | 'numberPrefix'>): string {
  const words = (name.en || name.it || '')
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') || numberPrefix.toLowerCase();
}

/** Writes the facts and the logo into the folder of a club. Its other files stay as they are. */
export function writeClub(folder: string, facts: Facts, logo: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'club.json'), textOf(facts));
  const file = path.join(folder, 'logo.svg');
  if (logo === 'initials') writeFileSync(file, crest(facts as unknown as Club));
  else if (logo !== 'as it is') copyFileSync(logo, file);
}
