import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchedKeys } from './latin-forms.ts';
import { searchKey, searchKeysOf } from './search-keys.ts';

const member = {
  first_name: 'José María',
  last_name: 'Núñez',
  holder_first_name: null,
  holder_last_name: null,
  email: 'jose.nunez1990@fan-club.test',
  phone: '+989123456789',
  request_number: 'JOFCI-ABCD2345',
  told_number: null,
  transfer_number: 'TRX-00A9981',
  applications: [],
  member_number: 712,
};

describe('a search', () => {
  const keys = searchKeysOf(member);

  it.each([
    'jos',
    'jose',
    'José María',
    'jose maria nu',
    'núñez',
    'nunez jose',
    'maria',
    'maria nunez',
    'jose.nunez1990@fan-club.test',
    'JOSE.NUNEZ1990@FAN-CLUB.TEST',
    'jose.nun',
    'jose.nunez1990@fa',
    '1990',
    'nunez1990',
    'JOFCI-ABCD2345',
    'jofci-abcd',
    'abcd2345',
    'abcd234',
    '2345',
    '+98 912 345 6789',
    '00989123456789',
    '0912-345-6789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '9123456789',
    '٦٧٨٩',
    '3456789',
    '712',
    '۷۱۲',
    'TRX-00A9981',
    'trx-00a9981',
    'trx-00',
    'a9981',
    '9981',
  ])('the search for "%s" finds the member', (query) => expect(keys).toContain(searchKey(query)));

  it.each([
    'j',
    'jo',
    'nunes',
    'ose',
    'josef@fan-club.test',
    'jose@fan-club.test',
    'jofci-bbcd',
    '67',
    '71',
    '5679',
    '0923',
    '00a99',
    '990@',
  ])('the search for "%s" does not find the member', (query) =>
    expect(keys).not.toContain(searchKey(query)),
  );

  it.each([
    ['Li', 'Wei'],
    ['Bo', 'Li Na'],
  ])(
    'the search for a name of two letters finds %s %s, and nobody whose name only begins so',
    (first, last) => {
      const short = searchKeysOf({ ...member, first_name: first, last_name: last });
      for (const query of [first, 'li', `${first} ${last}`, `${last} ${first}`]) {
        expect(short, query).toContain(searchKey(query));
      }
      expect(searchKeysOf({ ...member, first_name: 'Lida' })).not.toContain(searchKey('li'));
    },
  );

  it('looks for nothing when nothing is typed', () => expect(searchKey('   ')).toBe(''));
});

it.each(['00123456', '12-34-5678', 'REF/2026_77', '1234567890123456789012345678901234567890'])(
  'the tracking number %s is found as it was typed',
  (transfer_number) => {
    const keys = searchKeysOf({ ...member, transfer_number });
    expect(keys).toContain(searchKey(transfer_number));
    expect(keys).toContain(searchKey(transfer_number.slice(0, 5)));
    expect(keys).toContain(searchKey(transfer_number.slice(-4)));
  },
);

it('a child is also found by the name on the card', () => {
  const withChild = { ...member, holder_first_name: 'Zoë', holder_last_name: 'Núñez Paz' };
  const keys = searchKeysOf(withChild);
  for (const query of ['zoe', 'Zoe nunez', 'nunez paz zoe', 'jose', 'nunez']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

it('a member who was shown another number before the payment is found by either', () => {
  const keys = searchKeysOf({ ...member, told_number: 'JOFCI-EFGH6789' });
  for (const query of ['JOFCI-ABCD2345', 'abcd2345', 'JOFCI-EFGH6789', 'efgh6789']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

it('a member who has renewed is found by the numbers of earlier seasons', () => {
  const applications = ['JOFCI-EFGH6789', 'JOFCI-MNPQ2345'].map((request_number) => {
    return { request_number, told_number: null, season: '2025/26' };
  });
  const keys = searchKeysOf({ ...member, applications });
  for (const query of ['JOFCI-ABCD2345', 'JOFCI-EFGH6789', 'mnpq2345']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

/** Each line of the file has a language and names of it, as their bearers write them. */
const file = readFileSync(new URL('names-of-many-languages.txt', import.meta.url), 'utf8');
const names = file
  .trim()
  .split('\n')
  .flatMap((line) => (line.split(': ')[1] ?? '').split(', '))
  .map((name) => name.split('|') as [string, string]);

const members = names.map(([first_name, last_name]) => ({
  name: `${first_name} ${last_name}`,
  keys: searchKeysOf({ ...member, first_name, last_name }),
}));
const finds = (query: string, keys: string[]) =>
  searchedKeys(query).some((key) => keys.includes(key));

/** What staff type for a letter that their keyboard does not have; the second spelling is that of passports. */
const typed = Object.fromEntries(
  'ł=l ø=o/oe đ=d/dj ð=d þ=th æ=ae œ=oe ß=ss ı=i ə=e/a ħ=h ŧ=t ŋ=n ĸ=k ƙ=k ɓ=b ɗ=d ä=a/ae ö=o/oe ü=u/ue å=a/aa'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2).split('/')]),
);
const withoutMarks = (text: string, spelling: 0 | 1) =>
  [...text.toLowerCase().normalize('NFC')]
    .map((letter) => typed[letter]?.[spelling] ?? typed[letter]?.[0] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const marks = /['’‘ʻʼʿʾ]/g;
const begunFrom = (fewest: number, text: string) =>
  Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)).filter(
    (begun) => begun.replace(/[^a-z]/g, '').length >= fewest,
  );

/** The ways in which staff may type a name. */
const ways: Record<string, (name: [string, string]) => string[]> = {
  'as it is': ([first, last]) => [`${first} ${last}`],
  'last name first': ([first, last]) => [`${last} ${first}`, `${last}, ${first}`],
  'in capitals': (name) => [name.join(' ').toUpperCase()],
  'without marks': (name) => [withoutMarks(name.join(' '), 0), withoutMarks(name.join(' '), 1)],
  'in capitals without marks': ([first, last]) => [
    withoutMarks(`${last} ${first}`, 1).toUpperCase(),
  ],
  'with other apostrophes': (name) =>
    ["'", '’', '`', '´', 'ʼ', ''].map((mark) => name.join(' ').replace(marks, mark)),
  'with other hyphens': (name) =>
    ['-', '‐', '‑', '–', ' ', ''].map((hyphen) => name.join(' ').replace(/[-‑]/g, hyphen)),
  joined: ([first, last]) =>
    [`${first} ${last}`, `${last} ${first}`, last].map((text) =>
      withoutMarks(text, 0).replace(/[^a-z]/g, ''),
    ),
  'in one word': (name) =>
    name
      .join(' ')
      .split(/[\s'’‘ʻʼʿʾ‑-]+/)
      .filter(Boolean)
      .flatMap((word) => [word, withoutMarks(word, 0)]),
  'without the second first name': ([first, last]) => [
    `${first.split(' ')[0]} ${last}`,
    `${first.split(' ')[0]} ${last.split(/[^\p{L}\p{M}]/u).at(-1)}`,
    `${last} ${first.split(' ')[0]}`,
  ],
  'as far as three letters and further': (name) => begunFrom(3, withoutMarks(name.join(' '), 0)),
  'with two letters for one, as far as four': (name) =>
    begunFrom(4, withoutMarks(name.join(' '), 1)),
  'decomposed and full-width': (name) => [
    name.join(' ').normalize('NFD'),
    name
      .join(' ')
      .replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  ],
};

it('the file has more than two hundred names of more than thirty languages', () => {
  expect(names.length).toBeGreaterThan(200);
  expect(file.trim().split('\n').length).toBeGreaterThan(30);
});

it.each(Object.keys(ways))('each of two hundred names is found when it is typed %s', (way) => {
  const missed = names.flatMap((name, i) =>
    (ways[way]?.(name) ?? []).filter((query) => !finds(query, members[i]?.keys ?? [])),
  );
  expect(missed).toEqual([]);
});

it('a whole name finds nobody else among them, but who is written alike', () => {
  const alike = members.flatMap(({ name }) =>
    members
      .filter((other) => other.name !== name && finds(name, other.keys))
      .map((other) => `${name} = ${other.name}`),
  );
  expect(alike).toEqual(['Jürgen Müller = Juergen Mueller', 'Juergen Mueller = Jürgen Müller']);
});
