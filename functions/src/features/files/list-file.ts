import {
  chosenColumns,
  type ExportFormat,
  type ExportList,
} from '@fanclub/contract/files/list-file';
import type { AuditEntry } from '#repositories/audit';
import { type FileRow, fileFormats, type InCell } from './file-formats.ts';

export interface FilePlace {
  columns: readonly string[];
  /** Cursor at which an earlier reader stopped; null for the beginning. */
  from: string | null;
  rowsPerPage: number;
}

export interface RowsPage {
  rows: readonly FileRow[];
  /** Null after the last page. */
  nextCursor: string | null;
}

/** A filtered list that can be exported as a file. */
export interface ListFile {
  list: ExportList;
  columns: readonly string[];
  /**
   * The number of rows that together are at most as long as one member's row. The limit on a file's size is
   * given in members' rows.
   */
  rowsPerMember: number;
  /** The member whom all rows are about. */
  memberId?: string | undefined;
  /** Formats a value for a CSV cell if it is more than a word or a list of words. */
  inCell?: InCell;
  count: () => Promise<number>;
  /** Yields each row once. A page is read when the one before it has been taken. */
  pages: (place: FilePlace) => AsyncIterable<RowsPage>;
}

/** The columns and the format of a file. */
export interface FileChoice {
  columns: readonly string[];
  format: ExportFormat;
}

/** Reads the choice from a request; the default is all columns as CSV. */
export const fileChoiceOf = (
  { columns }: ListFile,
  asked: { columns?: string | undefined; format?: ExportFormat | undefined },
): FileChoice => ({
  columns: chosenColumns(columns, asked.columns),
  format: asked.format ?? 'csv',
});

export const fileNameOf = (list: ExportList, now: Date, format: ExportFormat): string =>
  `${list}-${now.toISOString().slice(0, 10)}.${format}`;

/** Returns the audit entry for an admin who takes the file. */
export const takenEntry = (
  adminEmail: string,
  { list, memberId }: ListFile,
  { columns }: FileChoice,
): AuditEntry => ({
  adminEmail,
  action: `export_${list}`,
  ...(memberId !== undefined && { memberId }),
  fields: [...columns],
});

export interface FilePart {
  text: string;
  rows: number;
  /** Null after the last part. */
  nextCursor: string | null;
}

/** Yields the file page by page, from the beginning or from where an earlier reader stopped. */
export async function* fileParts(
  { pages, inCell }: ListFile,
  { columns, format }: FileChoice,
  { from, rowsPerPage }: Omit<FilePlace, 'columns'>,
): AsyncGenerator<FilePart> {
  let isFirst = from === null;
  for await (const { rows, nextCursor } of pages({ columns, from, rowsPerPage })) {
    const isLast = nextCursor === null;
    const text = fileFormats[format].write({ columns, rows, inCell, isFirst, isLast });
    yield { text, rows: rows.length, nextCursor };
    isFirst = false;
  }
}
