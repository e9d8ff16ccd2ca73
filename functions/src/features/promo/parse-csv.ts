import papa from 'papaparse';

export interface CsvRecord {
  /** The line of the text where the record begins, counted from one. */
  line: number;
  cells: string[];
}

/** Spreadsheets write commas, semicolons on Italian machines, and tabs if cells are copied. */
const delimitersToGuess = [',', ';', '\t'];

/** Parses the records of a CSV without its empty lines. Null for a text with a misplaced quotation mark. */
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
