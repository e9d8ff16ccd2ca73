import {
  chosenColumns,
  type ExportFormat,
  type ExportList,
} from '@fanclub/contract/files/list-file';
import type { AuditEntry } from '#repositories/audit';
import { fileFormats } from './file-formats.ts';

/** The value of each column by its name; of more columns than were chosen, maybe. */
export type FileRow = Readonly<Record<string, unknown>>;

/** By column, what a cell says of its value. */
export type InCell = Readonly<Record<string, (value: never) => string>>;

export interface FilePlace {
  columns: readonly string[];
  /** Where an earlier reader stopped; null for the beginning. */
  from: string | null;
  rowsPerPage: number;
}

export interface RowsPage {
  rows: readonly FileRow[];
  /** Null after the last page. */
  nextCursor: string | null;
}

/** A list, narrowed as somebody asked, that can leave as a file. */
export interface ListFile {
  list: ExportList;
  columns: readonly string[];
  /** So many of its rows are at most as long as one of a member, for which the bound is made. */
  rowsPerMember: number;
  /** The member whom all of it is about. */
  memberId?: string | undefined;
  /** How a cell of a CSV tells what is more than a word or a list of words. */
  inCell?: InCell;
  count: () => Promise<number>;
  /** Each row once; a page is read when the one before it has been taken. */
  pages: (place: FilePlace) => AsyncIterable<RowsPage>;
}

/** What a file of it holds, and how. */
export interface FileChoice {
  columns: readonly string[];
  format: ExportFormat;
}

/** As a request says it: everything, as CSV, unless it says otherwise. */
export const fileChoiceOf = (
  { columns }: ListFile,
  asked: { columns?: string | undefined; format?: ExportFormat | undefined },
): FileChoice => ({
  columns: chosenColumns(columns, asked.columns),
  format: asked.format ?? 'csv',
});

export const fileNameOf = (list: ExportList, now: Date, format: ExportFormat): string =>
  `${list}-${now.toISOString().slice(0, 10)}.${format}`;

/** What the audit is told of whoever takes it. */
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
  /** Null after the last one. */
  nextCursor: string | null;
}

/** The file page by page, from the beginning or from where an earlier reader stopped. */
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
