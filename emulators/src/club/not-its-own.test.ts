import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { club as demo } from '@fanclub/contract/club/club';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { notItsOwn } from './not-its-own.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanclub-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = { languages: ['en'], name: { en: 'Viola' }, site: 'https://viola.example' };

function saidOf(changes: object, publicUrl?: string): string[] {
  writeFileSync(path.join(folder, 'club.json'), JSON.stringify({ ...own, ...changes }));
  const file = path.join(path.relative(root, folder), 'club.json');
  return notItsOwn(publicUrl, folder).map((sentence) => sentence.replace(file, 'club.json'));
}

it("a club of its own is deployed at its own address, but not the demo's", () => {
  expect(saidOf({}, 'https://viola.example/')).toEqual([]);
  expect(saidOf({})).toEqual([]);
  expect(notItsOwn(undefined, inRoot('club'))).toEqual([
    "The club that is chosen is the demo's: `npm run club` makes a folder for yours.",
  ]);
});

it.each([
  [{ name: demo.name }, "The name in club.json is still the demo's: write your club's."],
  [{ site: demo.site }, "The site in club.json is still the demo's: write yours."],
  [
    { site: 'https://other.example' },
    'The site in club.json is https://other.example, but PUBLIC_URL is https://viola.example: make them the same.',
  ],
])('each fact that is not its own is named: %o', (change, sentence) => {
  expect(saidOf(change, 'https://viola.example')).toEqual([sentence]);
});
