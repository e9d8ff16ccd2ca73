/** What a file can be in whose bytes do not tell: chosen by a person, never guessed. */
export const encodings = ['windows-1252', 'windows-1256', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

const marks: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * A file's text, by the mark at its beginning or as UTF-8 that has no fault; null where it is neither, so
 * that somebody has to say what it is.
 */
export function decodeStatement(bytes: Uint8Array, chosen?: Encoding): string | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  const encoding = chosen ?? marked?.encoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Without its mark UTF-16 passes for UTF-8 full of noughts.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const delimiters = [';', '\t', ',', '|'] as const;

/** What stands between the cells: what stands equally often in most lines, outside of quotes. */
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
