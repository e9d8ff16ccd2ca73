import { clubDay } from '@fanclub/contract/club/club-day';
import {
  chosenColumns,
  type ExportFormat,
  type ExportList,
  fileExtensions,
} from '@fanclub/contract/files/list-file';
import type { AuditEntry } from '#repositories/audit';
import { type FileRow, fileFormats, type InCell } from './file-formats.ts';

export interface FilePlace {
  columns: readonly string[];
  /** The cursor at which an earlier reader stopped and from which reading goes on; null for the beginning. */
  from: string | null;
  rowsPerPage: number;
}

export interface RowsPage {
  rows: readonly FileRow[];
  /** Where the next page begins; null after the last page. */
  nextCursor: string | null;
}

/** A filtered list that can be exported as a file. */
export interface ListFile {
  list: ExportList;
  columns: readonly string[];
  /** The member whom all rows are about, if the list has one. */
  memberId?: string | undefined;
  /** Functions for the columns whose value is a list of objects; they return the text of a CSV cell. */
  inCell?: InCell;
  /** Yields each row once. The next page is read only after the caller has taken the previous one. */
  pages: (place: FilePlace) => AsyncIterable<RowsPage>;
}

/** The parameters of a request for a list's file, without the filter of the list. */
export interface AskedFile {
  columns?: string | undefined;
  format?: ExportFormat | undefined;
  cursor?: string | undefined;
}

export interface FileChoice {
  columns: readonly string[];
  format: ExportFormat;
}

/** Returns the columns and the format that a request names; the default is all columns as CSV. */
export const fileChoiceOf = ({ columns }: ListFile, asked: AskedFile): FileChoice => ({
  columns: chosenColumns(columns, asked.columns),
  format: asked.format ?? 'csv',
});

export const fileNameOf = (list: ExportList, now: Date, format: ExportFormat): string =>
  `${list}-${clubDay(now)}.${fileExtensions[format]}`;

/** Returns the audit entry for an admin who exports the list. */
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
  bytes: Buffer;
  rows: number;
  /** Where the next part begins; null after the last part. */
  nextCursor: string | null;
}

/** Yields the file page by page, from the beginning or from the cursor `from`. */
export async function* fileParts(
  { pages, inCell }: ListFile,
  { columns, format }: FileChoice,
  { from, rowsPerPage }: Omit<FilePlace, 'columns'>,
): AsyncGenerator<FilePart> {
  let isFirst = from === null;
  for await (const { rows, nextCursor } of pages({ columns, from, rowsPerPage })) {
    const isLast = nextCursor === null;
    // A filter may leave no row of a page. The separators of JSON need to know whether a row was written before.
    if (rows.length === 0 && !isLast) continue;
    const { write, encoding } = fileFormats[format];
    const bytes = Buffer.from(write({ columns, rows, inCell, isFirst, isLast }), encoding);
    yield { bytes, rows: rows.length, nextCursor };
    isFirst = false;
  }
}
