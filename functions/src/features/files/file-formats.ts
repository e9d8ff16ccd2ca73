import { headOf } from '@fanclub/contract/files/column-heads';
import type { ExportFormat } from '@fanclub/contract/files/list-file';
import { byteOrderMark, type Cell, csvRecord } from './csv.ts';

/** The values of a row by column name. A row may have more columns than were chosen for the file. */
export type FileRow = Readonly<Record<string, unknown>>;

/** By column name, functions that turn a value into the text of a CSV cell. */
export type InCell = Readonly<Record<string, (value: never) => string>>;

interface FilePage {
  columns: readonly string[];
  rows: readonly FileRow[];
  inCell?: InCell | undefined;
  isFirst: boolean;
  isLast: boolean;
}

interface FileFormat {
  contentType: string;
  encoding: 'utf8' | 'utf16le';
  /** Returns one page's part of the file. The parts of all pages, joined in order, are the whole file. */
  write: (page: FilePage) => string;
}

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value) as Cell;

function writeCsv(
  { columns, rows, inCell = {}, isFirst }: FilePage,
  delimiter: ',' | '\t',
): string {
  const head = isFirst ? byteOrderMark + csvRecord(columns.map(headOf), delimiter) : '';
  const records = rows.map((row) =>
    csvRecord(
      columns.map((column) => (inCell[column] ?? cellOf)(row[column] as never)),
      delimiter,
    ),
  );
  return head + records.join('');
}

/** Writes a JSON array with one record per line. */
function writeJson({ columns, rows, isFirst, isLast }: FilePage): string {
  const texts = rows.map((row) =>
    JSON.stringify(
      Object.fromEntries(columns.map((column) => [headOf(column), row[column] ?? null])),
    ),
  );
  const between = texts.length > 0 ? ',\n' : '';
  return (isFirst ? '[\n' : between) + texts.join(',\n') + (isLast ? '\n]\n' : '');
}

export const fileFormats: Readonly<Record<ExportFormat, FileFormat>> = {
  excel: {
    contentType: 'text/csv; charset=utf-16le',
    encoding: 'utf16le',
    write: (page) => writeCsv(page, '\t'),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    encoding: 'utf8',
    write: (page) => writeCsv(page, ','),
  },
  json: {
    contentType: 'application/json; charset=utf-8',
    encoding: 'utf8',
    write: writeJson,
  },
};
