/** Of the card's width, in percent: what a name may take, and the letters it is set in. */
const room = 51;
const largest = 6.6;
const smallest = 3;

/** Widths in heights of a letter, of the wider of our typefaces in the card's weight. */
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

/** The two lines of which the longer one is shortest. */
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
  /** One line, or two with a break between them. */
  text: string;
  /** Of its letters, in percent of the card's width. */
  size: number;
}

/**
 * A name as it stands on the card whole: on one line where it fits, else on two in letters that fit.
 * Only one that nobody could read in such letters breaks further.
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
