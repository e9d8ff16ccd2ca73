import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchedKeys } from './latin-forms.ts';
import { searchKeysOf } from './search-keys.ts';

/** Each line of the file has a language and names of it, as their bearers write them. */
const file = readFileSync(new URL('names-of-many-languages.txt', import.meta.url), 'utf8');
const names = file
  .trim()
  .split('\n')
  .flatMap((line) => (line.split(': ')[1] ?? '').split(', '))
  .map((name) => name.split('|') as [string, string]);

const keysOf = ([first_name, last_name]: [string, string]) =>
  searchKeysOf({
    first_name,
    last_name,
    holder_first_name: null,
    holder_last_name: null,
    email: 'a@fan-club.test',
    phone: '+989123456789',
    request_number: 'JOFCI-ABCD2345',
    told_number: null,
    transfer_number: null,
    applications: [],
    member_number: null,
  });
const members = names.map((name) => ({ name: name.join(' '), keys: keysOf(name) }));
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
