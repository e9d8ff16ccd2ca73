import {
  requestNumberPattern,
  requestNumberPrefix,
} from '@fanclub/contract/members/request-number';
import { normaliseTyped } from '@fanclub/contract/text/digits';

export interface FoundNumbers {
  /** Request numbers that are in the text exactly. */
  exact: string[];
  /** Request numbers that the text would have if similar letters were confused. */
  alike: string[];
}

/** Characters of request numbers that people confuse, each with the character for which it is mistaken. */
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
/** The most characters of `lookAlikes` in one number. A text with more of them could mean almost any number. */
const mistakenMax = 5;
/** The most words of eight letters that are tried as request numbers without their prefix. */
const wordsMax = 10;

/**
 * Finds request numbers in the texts of a payment. Other characters may be between the letters, because banks cut
 * texts into pieces and drop hyphens. A number without its prefix has to be a separate word. The function does not
 * check whether a number exists.
 */
export function findNumbers(texts: readonly (string | null)[]): FoundNumbers {
  const exact = new Set<string>();
  const alike = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const upper = normaliseTyped(text).toUpperCase();
    const letters = upper.replace(/[^A-Z0-9]/g, '');
    // The lookahead makes it possible to find a number that begins inside another one.
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

/** Returns all variants of a number: each character stays, or becomes the character with which people confuse it. */
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
