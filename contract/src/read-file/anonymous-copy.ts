/** Returns an integer from 0 to `below` - 1. */
type Random = (below: number) => number;

/** Letters and digits, and those that replace them. The first that matches counts. */
const replacements: [RegExp, string][] = [
  [/[a-z]/, 'abcdefghijklmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/[0-9]/, '0123456789'],
  [/[۰-۹]/, '۰۱۲۳۴۵۶۷۸۹'],
  [/[٠-٩]/, '٠١٢٣٤٥٦٧٨٩'],
  [/\p{sc=Arabic}/u, 'ابپتجچحخدرزسشصطعغفقکگلمنوهی'],
  [/(?=\p{Lu})\p{sc=Cyrillic}/u, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ'],
  [/\p{sc=Cyrillic}/u, 'абвгдежзиклмнопрстуфхцчш'],
  [/(?=\p{Lu})\p{sc=Greek}/u, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
  [/\p{sc=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/\p{Lu}/u, 'ÀÁÂÄÅÇÈÉÊÌÍÑÒÓÔÖÙÚÜ'],
  [/\p{Ll}/u, 'àáâäåçèéêìíñòóôöùúü'],
  [/./u, 'xyz'],
];

/** Short words that say of nobody anything, and without which a statement cannot be understood. */
const kept = new Set('EUR IRR USD GBP CHF CR DR C D S H'.split(' '));

const word = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;

/**
 * Returns a copy of a table with all letters and digits replaced by random ones of the same script and case, so that a
 * file can be shown to others. The row of headings, which has this index, stays; so do lengths, signs and separators.
 * Equal words become equal words, so that a column of two different words stays one. Equal `random` numbers give equal
 * copies.
 */
export function anonymousCopy(
  rows: readonly (readonly string[])[],
  headings: number,
  random: Random,
): string[][] {
  const original = new Set(rows.flat().flatMap((cell) => cell.match(word) ?? []));
  const copies = new Map<string, string>([...kept].map((same) => [same, same]));
  const copyOf = (text: string) => {
    // A copy may by chance be another word of the file.
    for (let tries = 0; !copies.has(text); tries++) {
      const copy = Array.from(text, (letter) => otherLetter(letter, random)).join('');
      if (tries > 20 || !original.has(copy)) copies.set(text, copy);
    }
    return copies.get(text) ?? '';
  };
  return rows.map((cells, i) =>
    cells.map((cell) => (i === headings ? cell : cell.replace(word, copyOf))),
  );
}

function otherLetter(letter: string, random: Random): string {
  if (/\p{M}/u.test(letter)) return letter;
  const letters = replacements.find(([pattern]) => pattern.test(letter))?.[1] ?? '';
  const others = letters.replace(letter, '');
  return others[random(others.length)] ?? '';
}
