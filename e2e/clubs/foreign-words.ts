import { readFileSync } from 'node:fs';
import { clubFile } from '@fanclub/contract/club/club-folder';

import { paletteOf } from '@fanclub/contract/club/palette';

const read = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8'));
const upstreams = read(new URL('../../club/club.json', import.meta.url));
const own = read(clubFile());

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

type Facts = typeof upstreams;
const said = ({ packages, benefits, ...club }: Facts): string[] =>
  textsIn([
    [club.name, club.tagline, club.city, club.address, club.trademark, club.associationNumber],
    [club.site, club.numberPrefix, club.contact, club.networks],
    [...packages, ...benefits].map(({ name, line }) => [name, line]),
  ]).filter(Boolean);
const drawn = ({ colours }: Facts): string[] => textsIn([colours, paletteOf(colours)]);

/** What upstream's team and its packages are called in texts, beside the words of its folder. */
const byHand =
  `Bianconeri, Juventus, azzurri, Torino, gadget, gold, طلایی, International package, بین‌المللی,
  under 14, under 5, زیر ۱۴, زیر ۵`.split(/,\s+/);

/** What only some clubs have. Programs contain it for all clubs, and do not show it. */
const hidden =
  'Italian, ایتالیایی, club card, همراه کارت باشگاه, کارت باشگاه را, Revolut, PayPal, پی‌پال'.split(
    ', ',
  );

/** A single word, such as the name of a package, is also a word of other texts. */
const isTelling = (text: string) => /\s/.test(text) || !/^[\p{L}\u200c-]+$/u.test(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const known = new Set([...said(own), ...drawn(own)]);

const patternsOf = (words: readonly string[], flags: string) =>
  [...new Set(words)]
    .filter((word) => !known.has(word))
    .map((word) => ({
      word,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`, flags),
    }));

/** Words, addresses and colours of upstream's club that the chosen club does not have. */
const patterns = [
  ...patternsOf([...said(upstreams).filter(isTelling), upstreams.numberPrefix], 'gu'),
  ...patternsOf([...drawn(upstreams).filter((value) => value.startsWith('#')), ...byHand], 'giu'),
];
const hiddenPatterns = patternsOf(hidden, 'giu');

const around = 40;

/**
 * Returns each word of upstream's club in a text, with what stands around it. A program may contain the words of what
 * the club does not have.
 */
export const foreignIn = (text: string, isProgram = false): string[] =>
  [...patterns, ...(isProgram ? [] : hiddenPatterns)].flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const part = text.slice(Math.max(0, index - around), index + word.length + around);
      return `${word}: …${part.replace(/\s+/g, ' ')}…`;
    }),
  );
