import papa from 'papaparse';
import { maxRows } from './limits.ts';

const delimiters = [';', '\t', ',', '|'] as const;

/** Rows from which the delimiter is found. Banks may write more than ten rows above a table. */
const rowsToGuess = 200;

/** Parses a CSV text into cells. A first line as `sep=;` names the delimiter, and becomes an empty row. */
export function readCsv(text: string): string[][] {
  const [named, separator] = text.match(/^"?sep=(.)"?(?=[\r\n])/i) ?? [];
  const table = text.slice(named?.length ?? 0);
  const rows = parse(table, separator ?? findDelimiter(table));
  const [first] = rows.filter((cells) => cells.some((cell) => cell !== ''));
  // Some programs put each row into one cell.
  return first?.length === 1 && rows.every(({ length }) => length === 1)
    ? unwrapped(rows.map(([cell = '']) => cell))
    : rows;
}

function parse(text: string, delimiter: string): string[][] {
  const { data, errors } = papa.parse<string[]>(text, { delimiter, preview: maxRows + 1 });
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // A quotation mark that is not closed would swallow the rows behind it, so each line is read by itself.
  return text.split(/\r\n?|\n/).map((line) => {
    const alone = papa.parse<string[]>(line, { delimiter });
    return alone.errors.length === 0 ? (alone.data[0] ?? ['']) : line.split(delimiter);
  });
}

function unwrapped(lines: readonly string[]): string[][] {
  const text = lines.join('\n');
  const delimiter = findDelimiter(text);
  return text.includes(delimiter) ? parse(text, delimiter) : lines.map((line) => [line]);
}

/** Returns the delimiter by which most rows have equally many cells, and if two are equal, the most cells. */
function findDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: rowsToGuess });
    const rowsByCount = new Map<number, number>();
    for (const { length } of data) {
      if (length > 1) rowsByCount.set(length, (rowsByCount.get(length) ?? 0) + 1);
    }
    const [[count, agreeing] = [0, 0]] = [...rowsByCount].sort(([, a], [, b]) => b - a);
    return { delimiter, score: agreeing * 1000 + count };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
