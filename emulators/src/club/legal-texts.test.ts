import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandPlugin } from '../../../web/build/brand-plugin.ts';
import { inRoot } from '../paths.ts';
import { problemsOfLegalTexts } from './legal-texts.ts';

const { CLUB } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanclub-legal-'));
});
afterEach(() => {
  process.env.CLUB = CLUB;
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  const place = path.join(folder, 'legal', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

it("a text of the club's own takes the place of the template that has its name, and of no other", async () => {
  write('en/terms-of-use.md', '# Terms\n\nOur own.');
  copyFileSync(inRoot('club/club.json'), path.join(folder, 'club.json'));
  process.env.CLUB = folder;
  const server = await createServer({
    root: inRoot('web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [brandPlugin()],
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { copyOf } = await server.ssrLoadModule('/src/features/legal/document-copies.ts');
    const textOf = (file: string, language: string) => copyOf({ file }, language).markdown;
    expect(textOf('terms-of-use.md', 'en')).toBe('# Terms\n\nOur own.');
    expect(textOf('terms-of-use.md', 'it')).toMatch(/Fine del tesseramento/);
    expect(textOf('cookie-policy.md', 'en')).toMatch(/[Cc]ookie/);
  } finally {
    await server.close();
  }
});

it("texts of the club's own are in offered languages, have known names, and name their day", () => {
  const facts = {
    languages: ['en'],
    legalDays: { terms: '2027-01-31', dpa: '2027-02-01' },
  } as const;
  write('en/terms-of-use.md', 'In force from 31 January 2027');
  expect(problemsOfLegalTexts(folder, facts)).toEqual([]);
  write('it/terms-of-use.md', '');
  write('en/terms.md', '');
  write('en/cookie-policy.md', '');
  write('en/data-processing-agreement.md', 'In force from 31 January 2027');
  expect(problemsOfLegalTexts(folder, facts).sort()).toEqual([
    'legal/en/cookie-policy.md: legalDays.cookies of club.json has to say from which day it is in force.',
    'legal/en/data-processing-agreement.md: its text does not name the day 2027-02-01 of legalDays.dpa.',
    'legal/en/terms.md: a legal text is one of terms-of-use.md, privacy-policy.md, cookie-policy.md, data-processing-agreement.md.',
    'legal/it/terms-of-use.md: the club offers no language "it".',
  ]);
});
