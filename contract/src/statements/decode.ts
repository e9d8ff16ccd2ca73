/** Encodings that cannot be recognised from the bytes of a file, so that a person has to choose one. */
export const encodings = ['windows-1252', 'windows-1256', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

const marks: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Decodes a file with the chosen encoding, else by its byte order mark, else as UTF-8. Returns null if that fails, so
 * that a person has to choose an encoding.
 */
export function decodeStatement(bytes: Uint8Array, chosen?: Encoding): string | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  const encoding = chosen ?? marked?.encoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark can be decoded as UTF-8, but then contains NUL characters.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const delimiters = [';', '\t', ',', '|'] as const;

/**
 * Returns the delimiter of cells: the character that occurs equally often in most lines, not counting quoted text.
 * papaparse could find it too, but only looks at the first ten rows, and banks may write more rows than that above the
 * table.
 */
export function findDelimiter(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
  const scored = delimiters.map((delimiter) => {
    const linesByCount = new Map<number, number>();
    for (const line of lines) {
      const count = line.replace(/"[^"]*"/g, '').split(delimiter).length - 1;
      if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
    }
    const [[count, agreeing] = [0, 0]] = [...linesByCount].sort(([, a], [, b]) => b - a);
    // If two delimiters occur regularly in equally many lines, the more frequent one is better.
    return { delimiter, score: agreeing * 1000 + count };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
