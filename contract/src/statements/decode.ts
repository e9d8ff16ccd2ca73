/** Encodings of a file that its bytes do not reveal: a person chooses one. */
export const encodings = ['windows-1252', 'windows-1256', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

const marks: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Decodes a file by its byte order mark, or as valid UTF-8. Returns null if it is neither, so that a person has
 * to choose an encoding.
 */
export function decodeStatement(bytes: Uint8Array, chosen?: Encoding): string | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  const encoding = chosen ?? marked?.encoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // UTF-16 without its mark is valid UTF-8 with NUL characters.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const delimiters = [';', '\t', ',', '|'] as const;

/**
 * Returns the delimiter of the cells: the character that occurs equally often in most lines, outside of quotes.
 * papaparse would guess it from the first ten rows, and a bank may write more than that above its table.
 */
export function findDelimiter(text: string): string {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const scored = delimiters.map((delimiter) => {
    const counts = lines
      .slice(0, 200)
      .map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const often = new Map<number, number>();
    for (const count of counts) if (count > 0) often.set(count, (often.get(count) ?? 0) + 1);
    const [count = 0, agreeing = 0] = [...often].sort((a, b) => b[1] - a[1])[0] ?? [];
    return { delimiter, score: agreeing * 1000 + count };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
