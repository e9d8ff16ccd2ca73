import { foldText } from './fold.ts';

/** Returns a word or a name in the form by which it is looked up: folded, and without punctuation. */
export const wordKey = (text: string): string =>
  foldText(text.replaceAll('\u200c', '').replaceAll('&', ' and '))
    .replace(/[.']/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s\-(),;/_]+/g, ' ')
    .trim();

/** Words by their form as `wordKey` returns it, each with the value that it stands for. */
export type WordTable<V> = ReadonlyMap<string, V>;

/** Makes a table of words from values and their words, which are separated by `|`. */
export const wordTable = <V>(entries: readonly (readonly [V, string])[]): WordTable<V> =>
  new Map(
    entries.flatMap(([value, words]) => words.split('|').map((word) => [wordKey(word), value])),
  );

const nothing = /^(?:n ?a|none|no|nil|null|nd|nessun[oa]|keine|ندارد|نداره|ندارم|هیچ|\?)?$/;

/** Returns true for a text that says that there is nothing to write: `-`, `N/A`, `none`, «ندارد». */
export const saysNothing = (written: string) => nothing.test(wordKey(written));
