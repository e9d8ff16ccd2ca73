import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { club as upstreamsClub } from '@fanclub/contract/club/club';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { askClub } from './ask-club.ts';
import { answersAsker } from './asker.ts';
import { problemsOfClub } from './check-club.ts';
import { type Facts, textOf } from './facts.ts';
import { newClub } from './new-club.ts';
import { writeClub } from './write-club.ts';

const answers = {
  languages: 'it, en',
  'name.it': 'Rossa Pisa',
  'name.en': 'Rossa Pisa Supporters',
  'tagline.it': 'Sempre insieme',
  'tagline.en': 'Always together',
  numberPrefix: 'ROSSA',
  colours: '#c8102e #f4c430 #ffffff',
  packages: 'adult 30, family 70.50 for all highlighted',
  'packages.family.name.it': 'Famiglia',
  'packages.family.name.en': 'Family',
  'packages.family.line.it': 'Per tutta la casa',
  'packages.family.line.en': 'For the whole house',
  pay: 'paypal, iban',
  card: 'none',
  deadline: '2027-06-30',
  timeZone: 'Europe/Rome',
  'city.it': 'Pisa',
  'city.en': 'Pisa',
  site: 'https://soci.example.club',
  'contact.email': 'ciao@example.club',
  'contact.phone': '+39 050 000 000',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanclub-club-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function write(facts: Facts, given: Record<string, string>, isNew: boolean): Promise<void> {
  const { logo } = await askClub(answersAsker(given), facts, { folder, isNew });
  writeClub(folder, facts, logo);
}

const begun = () => newClub(structuredClone(upstreamsClub), new Date('2026-11-30'));
const written = (): Facts => JSON.parse(readFileSync(path.join(folder, 'club.json'), 'utf8'));

it('the answers about a new club become a folder that can be built', async () => {
  await write(begun(), answers, true);
  expect(problemsOfClub(folder)).toEqual([]);
  expect(written()).toMatchObject({
    languages: ['it', 'en'],
    season: '2026/27',
    deadline: '2027-06-30T23:59:59',
    card: null,
    pay: { rial: false, services: ['paypal'], iban: true },
    packages: [
      { id: 'adult', price: 30 },
      { id: 'family', price: 70.5, family: true, featured: true },
    ],
  });
  expect(JSON.stringify(written())).not.toMatch(/[آ-ی]|JOFCI|Supporters’/);
  expect(readFileSync(path.join(folder, 'logo.svg'), 'utf8')).toMatch(/^<svg .*#c8102e/s);
});

it('a second run keeps what the file says beside the answers, in its order', async () => {
  await write(begun(), answers, true);
  const own = {
    ...written(),
    founded: 1909,
    networks: { x: 'https://x.com/rossa' },
    later: 'field',
  };
  const { name, ...others } = own as Facts;
  writeFileSync(path.join(folder, 'club.json'), textOf({ ...others, name }));
  const before = readFileSync(path.join(folder, 'club.json'), 'utf8');
  await write(written(), {}, false);
  expect(readFileSync(path.join(folder, 'club.json'), 'utf8')).toBe(before);
  await write(written(), { packages: 'adult 35' }, false);
  expect(written()).toMatchObject({
    later: 'field',
    packages: [
      { id: 'adult', price: 35 },
      { id: 'family', price: 70.5, retired: true },
    ],
  });
});

it('a dropped language takes its texts along, and a new one asks for those that lack', async () => {
  await write(begun(), answers, true);
  await write(written(), { languages: 'it' }, false);
  expect(problemsOfClub(folder)).toEqual([]);
  await expect(write(written(), { languages: 'it, en' }, false)).rejects.toThrow(/^name\.en is ""/);
});

it.each([
  [{ colours: 'red' }, /^colours\.main is "red"; a colour is #/],
  [{ packages: 'adult' }, /^"adult" is no package; one is written as: child 10 to 14/],
  [{ packages: 'adult 5000' }, /^packages\[0\]\.price is 5000; a price is 0 to 1000/],
  [{ pay: 'cash' }, /^pay\.services\[0\] is "cash"; a service is one of/],
  [{ logo: 'crest.png' }, /crest\.png is no SVG file that exists/],
])('an answer that cannot be used is refused with the reason: %o', async (change, why) => {
  await expect(write(begun(), { ...answers, ...change }, true)).rejects.toThrow(why);
});

it("the facts are written as the formatter writes upstream's", () => {
  const text = readFileSync(inRoot('club', 'club.json'), 'utf8');
  expect(textOf(JSON.parse(text))).toBe(text);
});
