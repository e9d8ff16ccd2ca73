import { Parser } from 'htmlparser2';
import { Refusal } from '../refusal.ts';
import { maxColumns } from './limits.ts';
import { oneLine } from './xml.ts';

interface Cell {
  text: string;
  columns: number;
  rows: number;
}

interface Table {
  rows: string[][];
  row: string[] | null;
  cell: Cell | null;
  /** Cells that reach into the next rows, by their column. */
  below: Map<number, { text: string; rows: number }>;
}

/** Elements behind which a text begins a new line. */
const breaking = new Set(['br', 'p', 'div', 'li']);
const unshown = new Set(['script', 'style', 'noscript', 'template']);

/**
 * Reads the largest table of an HTML page. A cell that reaches over several rows stands in each of them. Nothing of the
 * page is executed or shown.
 */
export function readHtml(text: string): string[][] {
  const tables: Table[] = [];
  const open: Table[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (unshown.has(name)) hidden++;
      if (name === 'table') {
        const table = { rows: [], row: null, cell: null, below: new Map() };
        tables.push(table);
        open.push(table);
      }
      const table = open.at(-1);
      if (!table) return;
      if (name === 'tr') endRow(table);
      if (name === 'tr') table.row = [];
      if (name === 'td' || name === 'th') {
        endCell(table);
        table.row ??= [];
        table.cell = {
          text: '',
          columns: span(attributes.colspan),
          rows: span(attributes.rowspan),
        };
      }
      if (table.cell && breaking.has(name)) table.cell.text += ' ';
    },
    ontext: (data) => {
      const cell = open.at(-1)?.cell;
      if (cell && hidden === 0) cell.text += data;
    },
    onclosetag: (name) => {
      if (unshown.has(name)) hidden--;
      const table = open.at(-1);
      if (!table) return;
      if (name === 'td' || name === 'th') endCell(table);
      if (name === 'tr') endRow(table);
      if (name === 'table') {
        endRow(table);
        open.pop();
      }
    },
  });
  parser.end(text);
  const sizes = tables.map(({ rows }) => rows.flat().filter((cell) => cell !== '').length);
  const at = sizes.indexOf(Math.max(...sizes, 1));
  const rows = tables[at]?.rows;
  if (!rows) throw new Refusal('unknown');
  const above = tables[at - 1]?.rows ?? [];
  // Some pages have their headings in a table of their own, so that they stay in place.
  const isHead =
    above.length <= 2 && (above[0]?.length ?? 0) > 1 && above[0]?.length === rows[0]?.length;
  return isHead ? [...above, ...rows] : rows;
}

const span = (value: string | undefined) =>
  Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), maxColumns);

function endCell(table: Table): void {
  const { cell, row } = table;
  if (!cell || !row) return;
  table.cell = null;
  fillFromAbove(table, row);
  const text = oneLine(cell.text);
  for (let i = 0; i < cell.columns && row.length <= maxColumns; i++) {
    const shown = i === 0 ? text : '';
    if (cell.rows > 1) table.below.set(row.length, { text: shown, rows: cell.rows - 1 });
    row.push(shown);
  }
}

function endRow(table: Table): void {
  endCell(table);
  if (!table.row) return;
  fillFromAbove(table, table.row);
  table.rows.push(table.row);
  table.row = null;
}

/** Adds the cells that reach into a row from above, up to the next free column. */
function fillFromAbove({ below }: Table, row: string[]): void {
  for (;;) {
    const column = row.length;
    const reaching = below.get(column);
    if (!reaching) return;
    row.push(reaching.text);
    if (reaching.rows > 1) below.set(column, { ...reaching, rows: reaching.rows - 1 });
    else below.delete(column);
  }
}
