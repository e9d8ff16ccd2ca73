import {
  requestNumberPattern,
  requestNumberPrefix,
} from '@fanclub/contract/members/request-number';
import { normaliseTyped } from '@fanclub/contract/text/typed';

export interface FoundNumbers {
  /** Request numbers exactly as they stand in the text. */
  exact: string[];
  /** Request numbers that may have been meant, if letters that look alike were confused. */
  alike: string[];
}

/** Letters of request numbers that are mistaken for each other. */
const lookAlikes: Record<string, string> = {
  5: 'S',
  S: '5',
  2: 'Z',
  Z: '2',
  8: 'B',
  B: '8',
  6: 'G',
  G: '6',
};
/** With more such letters in one number it could mean almost any number. */
const mistakenMax = 5;
/** The most words of eight letters that are tried as numbers without the prefix. */
const wordsMax = 10;

/**
 * Finds the request numbers in what a payer wrote. Any characters may stand between the letters, since banks cut
 * texts into pieces and drop hyphens. A number without the prefix has to be a word of its own. Whether a number
 * exists is looked up later.
 */
export function findNumbers(texts: readonly (string | null)[]): FoundNumbers {
  const exact = new Set<string>();
  const alike = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const upper = normaliseTyped(text.normalize('NFKC')).toUpperCase();
    const letters = upper.replace(/[^A-Z0-9]/g, '');
    // The lookahead also finds a number that begins within another.
    for (const [, drawn = ''] of letters.matchAll(/[JI1][O0]FC[I1L](?=([A-Z0-9]{8}))/g)) {
      add(drawn);
    }
    const words = upper.split(/[^A-Z0-9]+/).filter((word) => isNumber(numberOf(word)));
    for (const word of words.slice(0, wordsMax)) exact.add(numberOf(word));
  }
  return { exact: [...exact], alike: [...alike].filter((number) => !exact.has(number)) };

  function add(drawn: string) {
    const number = numberOf(drawn);
    if (isNumber(number)) exact.add(number);
    for (const meant of meanings(drawn)) if (isNumber(meant)) alike.add(meant);
  }
}

const numberOf = (drawn: string) => requestNumberPrefix + drawn;
const isNumber = (text: string) => requestNumberPattern.test(text);

/** Returns all variants of a number, with each letter as written or as its look-alike. */
function meanings(drawn: string): string[] {
  const mistaken = Array.from(drawn).filter((letter) => lookAlikes[letter]).length;
  if (mistaken > mistakenMax) return [];
  return Array.from(drawn)
    .reduce<string[]>(
      (begun, letter) => {
        const other = lookAlikes[letter];
        return begun.flatMap((start) => [start + letter, ...(other ? [start + other] : [])]);
      },
      [''],
    )
    .map(numberOf);
}
