import {
  requestNumberPattern,
  requestNumberPrefix,
} from '@fanclub/contract/members/request-number';
import { normaliseTyped } from '@fanclub/contract/text/typed';

export interface FoundNumbers {
  /** As they stand there. */
  exact: string[];
  /** What may have been meant, where letters that look alike were mistaken. */
  alike: string[];
}

/** Letters of request numbers that are read for each other. */
const lookAlikes: Record<string, string> = {
  ...{ 5: 'S', S: '5', 2: 'Z', Z: '2', 8: 'B', B: '8', 6: 'G', G: '6' },
};
/** More of them in one number, and what may have been meant is anything. */
const mistakenMax = 5;
/** Words of eight letters that could be a number without its beginning. */
const wordsMax = 10;

/**
 * The request numbers in what a payer wrote: anywhere, with whatever between its letters, since banks cut
 * texts into pieces and eat hyphens. Without its beginning it has to be a word of its own; whether it is
 * anybody's the store tells.
 */
export function findNumbers(texts: readonly (string | null)[]): FoundNumbers {
  const exact = new Set<string>();
  const alike = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const upper = normaliseTyped(text.normalize('NFKC')).toUpperCase();
    const letters = upper.replace(/[^A-Z0-9]/g, '');
    // Looked ahead of, so that one that begins within another is found as well.
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

/** The number with each of its letters as it stands there or as its look-alike. */
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
