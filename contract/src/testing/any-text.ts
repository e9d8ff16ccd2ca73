type Random = (below: number) => number;

const oneOf = <T>(random: Random, all: readonly T[]) => all[random(all.length)] as T;

const words = ['آبان', 'شهریور', 'Aban', 'Nov', 'maggio', 'perhaps', 'NaN', 'Infinity'];
const figures = ['0', '7', '14', '۱۴', '31', '99', '1405', '۱۴۰۵', '2026', '20261120', '1e9', '00'];
const separators = ['-', '.', '/', ' ', ',', '٫', "'", ' \u00A0', '\u200C', 'T', ''];
const strays = [
  '(',
  ')',
  '+',
  '−',
  ':',
  '..',
  '__',
  '\0',
  '\uD800',
  '😀',
  'İ',
  '\t',
  '"',
  '@',
  '€',
];
const pieces = [words, figures, separators, strays];

/** Returns an arbitrary text of what people write into cells, half of the times in three parts, as a date has them. */
export function anyText(random: Random): string {
  if (random(2) === 0) {
    return Array.from({ length: random(9) }, () => oneOf(random, oneOf(random, pieces))).join('');
  }
  const part = () => oneOf(random, random(4) === 0 ? words : figures);
  const separator = oneOf(random, separators);
  return [part(), part(), part()].join(separator);
}
