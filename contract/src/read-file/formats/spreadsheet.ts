import { Refusal } from '../refusal.ts';
import { maxColumns, maxRows } from './limits.ts';

/** A sheet of a spreadsheet's file. */
export interface NamedRows {
  name: string;
  rows: string[][];
}

/** Writes a cell into its place. Empty cells need none; other cells beyond the limits refuse the file. */
export function putCell(rows: string[][], y: number, x: number, text: string): void {
  if (text === '') return;
  if (y >= maxRows || x >= maxColumns) throw new Refusal('tooLong');
  while (rows.length <= y) rows.push([]);
  const row = rows[y] as string[];
  while (row.length <= x) row.push('');
  row[x] = text;
}

const tableRows = 2;
const isTable = ({ rows }: NamedRows) =>
  rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length >= 2).length >=
  tableRows;

/** Returns the chosen sheet, else the only one with a table or a text. Returns their names if there are several. */
export function chooseSheet(
  sheets: readonly NamedRows[],
  chosen: string | undefined,
): { rows: string[][] } | { names: string[] } {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const tables = filled.filter(isTable);
  const among = tables.length > 0 ? tables : filled;
  const named = filled.find(({ name }) => name === chosen);
  if (named) return named;
  const [first] = among;
  if (!first) throw new Refusal('empty');
  return among.length === 1 ? first : { names: among.map(({ name }) => name) };
}
