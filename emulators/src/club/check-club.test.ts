import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { problemsOfText } from './check-club.ts';

const sound = readFileSync(inRoot('club', 'club.json'), 'utf8');
const lines = sound.split('\n');

/** Returns what the check says about upstream's club after one part of its text was replaced, and the line of the part. */
function broken(part: string, other: string) {
  const line = lines.findIndex((each) => each.includes(part)) + 1;
  if (line === 0) throw new Error(`club.json has no ${part}`);
  return { line, said: problemsOfText(sound.replace(part, other), 'club.json') };
}

it("upstream's club is sound", () => {
  expect(problemsOfText(sound, 'club.json')).toEqual([]);
});

it.each([
  ['"fa": "باشگاه هواداران"', '"fa": " "', 'name.fa is " "; this text has 1 to 40 characters.'],
  [
    '"One colour, one voice, anywhere"',
    '"a b c d e f g"',
    'tagline.en is "a b c d e f g"; a tagline has 1 to 6 words.',
  ],
  ['"en": "Tehran"', '"eng": "Tehran"', 'city.eng is "Tehran"; languages has no "eng".'],
  [
    'web.app"',
    'web.app/"',
    'site is "https://demo-fanclub.web.app/"; it is https:// and a host, without a path or a slash at the end.',
  ],
  [
    'Asia/Tehran',
    'Asia/Teheran',
    'timeZone is "Asia/Teheran"; it is a time zone such as "Europe/Rome".',
  ],
  ['"founded": null', '"founded": 99', 'founded is 99; it is a year, or null.'],
  ['"founded"', '"foundet"', 'foundet is not known; is it misspelt?'],
  [
    '["fa", "en", "it"]',
    '["fa", "en", "de"]',
    'languages[2] is "de"; a language is one of fa, en, it.',
  ],
  ['#B8892B', 'gold', 'colours.accent is "gold"; a colour is # and six digits, such as "#1a2b3c".'],
  ['JOFCI', 'J1', 'numberPrefix is "J1"; it has 2 to 8 letters from A to Z.'],
  ['hello@fanclub.example', 'hello', 'contact.email is "hello"; it is an e-mail address.'],
  [
    '+98 21 0000 0000',
    'none',
    'contact.phone is "none"; it is a number such as "+39 06 000 0000".',
  ],
  [
    '"https://x.com/"',
    '"@club"',
    'networks.x is "@club"; it is an address that begins with https://.',
  ],
  [
    '"id": "base"',
    '"id": "Base"',
    'packages[1].id is "Base"; an id has small letters, digits and _, such as "under_14".',
  ],
  [
    '"id": "base"',
    '"id": "international"',
    'packages[1] is "international"; this is there already.',
  ],
  [
    '"price": 14',
    '"price": -5',
    'packages[2].price is -5; a price is 0 to 1000 euro, with two decimals at most.',
  ],
  [
    '"price": 14',
    '"price": 4.999',
    'packages[2].price is 4.999; a price is 0 to 1000 euro, with two decimals at most.',
  ],
  [
    '"oldest": 14',
    '"oldest": 31',
    'packages[2].oldest is 31; the highest age is a whole number from 0 to 30.',
  ],
  [
    '"oldest": 14',
    '"featured": true',
    'packages[2].featured is true; only one package can be highlighted.',
  ],
  ['["under_14"]', '["under_15"]', 'benefits[3].packages has "under_15"; no package has this id.'],
  ['"rial": true', '"rial": "yes"', 'pay.rial is "yes"; it is true or false.'],
  [
    '["revolut", "paypal"]',
    '["paypall"]',
    'pay.services[0] is "paypall"; a service is one of revolut, paypal.',
  ],
])('a wrong fact is named with its line: %s → %s', (part, other, words) => {
  const { line, said } = broken(part, other);
  expect(said.find((each) => each.endsWith(words))).toMatch(
    new RegExp(`^club\\.json:(${line}|${line - 1}): `),
  );
});

it.each([
  ['nothing', '', 1],
  ['a comma too few', sound.replace('"price": 20,', '"price": 20'), 52],
])('what is no JSON is named with its line: %s', (_, text, line) => {
  expect(problemsOfText(text, 'club.json')).toEqual([
    `club.json:${line}: This is no JSON: here or on the line above, a comma, a quote or a bracket is missing or too much.`,
  ]);
});

const changed = (change: object) =>
  problemsOfText(JSON.stringify({ ...JSON.parse(sound), ...change }), 'c');

it('a club needs a way to pay, and rial needs pages in Persian', () => {
  const none = { rial: false, services: [], iban: false };
  expect(changed({ pay: none })).toEqual(['c:1: pay has no way to pay; at least one is needed.']);
  const inEnglish = JSON.parse(sound, (key, value) =>
    key === 'languages' ? ['en'] : value?.fa === undefined ? value : { en: value.en },
  );
  expect(problemsOfText(JSON.stringify(inEnglish), 'c')).toEqual([
    'c:1: pay.rial is true; only pages in Persian ("fa") offer rial.',
  ]);
});

it('what is optional may be left out, and a club without a card says null', () => {
  expect(changed({ card: null, networks: {}, benefits: [], season: '2027/28' })).toEqual([]);
});
