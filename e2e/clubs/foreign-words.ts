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
  `Bianconeri, Juventus, azzurri, Torino, gadget, gold, طلایی, International package, بستهٔ بین‌المللی,
  under 14, under 5, زیر ۱۴, زیر ۵, club card, کارت باشگاه, Italian, ایتالیایی, Revolut, PayPal, پی‌پال`.split(
    /,\s+/,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Words, addresses and colours of upstream's club that the chosen club does not have. */
const words = [
  ...new Set([
    ...said(upstreams),
    ...drawn(upstreams).filter((value) => /^#/.test(value)),
    ...byHand,
  ]),
].filter((word) => ![...said(own), ...drawn(own)].includes(word));

const patterns = words.map((word) => ({
  word,
  // One Latin word, such as the name of a package, is also a word of programs.
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`,
    /^[A-Z]\w+$/.test(word) ? 'gu' : 'giu',
  ),
}));

const around = 40;

/** Returns each word of upstream's club in a text, with what stands around it. */
export const foreignIn = (text: string): string[] =>
  patterns.flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const part = text.slice(Math.max(0, index - around), index + word.length + around);
      return `${word}: …${part.replace(/\s+/g, ' ')}…`;
    }),
  );
