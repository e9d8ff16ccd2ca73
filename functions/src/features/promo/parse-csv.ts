import papa from 'papaparse';

export interface CsvRecord {
  /** The number of the line where the record begins; the first line is 1. */
  line: number;
  cells: string[];
}

/**
 * The separators to recognise. Spreadsheets write commas, on Italian machines semicolons, and tabs if cells are
 * copied.
 */
const delimitersToGuess = [',', ';', '\t'];

/** Parses a CSV text into records, without empty lines. Returns null if a quotation mark is misplaced. */
export function parseCsv(text: string): CsvRecord[] | null {
  const guess = papa.parse(text, { delimitersToGuess, skipEmptyLines: 'greedy', preview: 1 });
  const { data, errors } = papa.parse<string[]>(text, { delimiter: guess.meta.delimiter });
  if (errors.length > 0) return null;
  let line = 1;
  const records = data.map((cells) => {
    const begin = line;
    line += cells.join(' ').split(/\r\n|\r|\n/).length;
    return { line: begin, cells: cells.map((cell) => cell.trim()) };
  });
  return records.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
