/** In percent of the card's width: the space for a name, and the largest and smallest font size. */
const room = 51;
const largest = 6.6;
const smallest = 3;

/**
 * Widths of letters in multiples of the font size, for Archivo, the wider of the two typefaces, at the card's
 * weight.
 */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.'’ -]/, 0.34],
  [/[frt]/, 0.4],
  [/[wGOQ]/, 0.84],
  [/[mM]/, 0.92],
  [/W/, 0.98],
  [/\p{Lu}/u, 0.78],
];
const otherWidth = 0.63;

function widthOf(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth)
    .reduce((sum, width) => sum + width, 0);
}

/** Splits the name into two lines so that the wider line is as narrow as possible. */
function onTwoLines(words: readonly string[]): string[] {
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return splits.reduce(
    (best, lines) => (widest(lines) < widest(best) ? lines : best),
    splits[0] ?? [...words],
  );
}

export interface FittedName {
  /** The name on one line, or on two with a line break. */
  text: string;
  /** Font size in percent of the card's width. */
  size: number;
}

/**
 * Fits a name on the card: on one line if possible, otherwise on two lines at a size that fits. At the smallest
 * size a very long name wraps further.
 */
export function fitName(name: string): FittedName {
  const words = name.split(/\s+/).filter(Boolean);
  const line = words.join(' ');
  if (widthOf(line) * largest <= room) return { text: line, size: largest };
  const lines = onTwoLines(words);
  const fitting = room / Math.max(...lines.map(widthOf));
  const size = Math.max(smallest, Math.min(largest, fitting));
  return { text: lines.join('\n'), size: Math.floor(size * 100) / 100 };
}
