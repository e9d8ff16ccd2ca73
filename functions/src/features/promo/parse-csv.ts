export interface CsvRecord {
  /** Of the text, where the record begins, as a person counts. */
  line: number;
  cells: string[];
}

/** A quoted cell with its quotes doubled inside, or a bare one. */
const cellPattern = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

/**
 * The records of a CSV (RFC 4180) as spreadsheets write them: apart by commas, by semicolons where
 * the machine is Italian, by tabs where they were copied. Empty lines are none; null for text that is
 * no CSV, which a quotation mark inside a bare cell is not.
 */
export function parseCsv(text: string): CsvRecord[] | null {
  const whole = text.replace(/^\uFEFF/, '');
  const pattern = cellPattern(separatorOf(whole));
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  for (let at = 0; at < whole.length || cells.length > 0; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const match = pattern.exec(whole);
    if (!match) return null;
    const [all, quoted, bare = '', end = ''] = match;
    cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    line += all.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (/[\r\n]|^$/.test(end)) {
      if (cells.some((cell) => cell !== '')) records.push({ line: begin, cells });
      cells = [];
      begin = line;
    }
  }
  return records;
}

/** Whichever stands most often in the first line, which names the columns. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r|\n/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
