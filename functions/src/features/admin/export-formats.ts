import type { ExportColumn, ExportFormat } from '@fanclub/contract/members/member-file';
import { byteOrderMark, type Cell, csvRecord } from './csv.ts';

interface FilePage {
  columns: readonly ExportColumn[];
  /** The value of each column, row by row. */
  rows: readonly (readonly unknown[])[];
  isFirst: boolean;
  isLast: boolean;
}

interface FileFormat {
  contentType: string;
  /** A page's part of the file: all of them joined are the whole. */
  write: (page: FilePage) => string;
}

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value) as Cell;

function writeCsv({ columns, rows, isFirst }: FilePage): string {
  const head = isFirst ? byteOrderMark + csvRecord(columns) : '';
  return head + rows.map((values) => csvRecord(values.map(cellOf))).join('');
}

/** One record a line. */
function writeJson({ columns, rows, isFirst, isLast }: FilePage): string {
  const texts = rows.map((values) =>
    JSON.stringify(Object.fromEntries(columns.map((column, i) => [column, values[i] ?? null]))),
  );
  const between = texts.length > 0 ? ',\n' : '';
  return (isFirst ? '[\n' : between) + texts.join(',\n') + (isLast ? '\n]\n' : '');
}

/** The kinds of file in which a list leaves the house. */
export const fileFormats: Readonly<Record<ExportFormat, FileFormat>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  json: { contentType: 'application/json; charset=utf-8', write: writeJson },
};

export const exportFileName = (now: Date, format: ExportFormat) =>
  `members-${now.toISOString().slice(0, 10)}.${format}`;
