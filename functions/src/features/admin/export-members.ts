import {
  chosenColumns,
  type ExportColumn,
  type ExportFormat,
} from '@fanclub/contract/members/member-file';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import { matchingMembers } from '#repositories/members';
import { behind, cursorOf, eachPage, inOrderOf, type StoredRow } from '#repositories/pages';
import { plain } from '#repositories/plain-row';
import { fileFormats } from './export-formats.ts';
import { directionOf, type ListRequest } from './list-members.ts';

const membersPerPage = 200;
/** A page begins behind the last one's, so that it is read, chosen or not. */
const orderedBy = 'created_at';

export type ExportedList = Pick<ListRequest, 'status' | 'q' | 'sort'>;

/** What a file of it holds, and how. */
export interface FileChoice {
  columns: readonly ExportColumn[];
  format: ExportFormat;
}

/** As a request says it: everything, as CSV, unless it says otherwise. */
export const fileChoiceOf = (asked: {
  columns?: string | undefined;
  format?: ExportFormat | undefined;
}): FileChoice => ({ columns: chosenColumns(asked.columns), format: asked.format ?? 'csv' });

const isStored = (column: ExportColumn): column is ExportColumn & keyof MemberDocument =>
  column !== 'id';

export interface ExportPage {
  text: string;
  rows: number;
  /** Null after the last page. */
  nextCursor: string | null;
}

/**
 * The file of all members that a filter and a search let through, from the beginning or from where an
 * earlier reader stopped. Each member is read once, the chosen columns alone; a page is read when
 * the one before it has been taken, and none after the reader went.
 */
export async function* exportPages(
  { db }: Pick<ServerContext, 'db'>,
  { columns, format, ...request }: ExportedList & FileChoice,
  { from, rowsPerPage }: { from: string | null; rowsPerPage: number },
): AsyncGenerator<ExportPage> {
  const found = inOrderOf(matchingMembers(db, request), orderedBy, directionOf(request.sort));
  const rest = from === null ? found : behind(found, from);
  const read = new Set([orderedBy, ...columns.filter(isStored)]);
  const cellIn = (row: StoredRow) => (column: ExportColumn) =>
    column === 'id' ? row.id : plain(row.get(column));
  let isFirst = from === null;
  for await (const page of eachPage(rest.select(...read), rowsPerPage)) {
    const last = page.length === rowsPerPage ? page.at(-1) : undefined;
    const rows = page.map((row) => columns.map(cellIn(row)));
    yield {
      text: fileFormats[format].write({ columns, rows, isFirst, isLast: last === undefined }),
      rows: page.length,
      nextCursor: last ? cursorOf(last, orderedBy) : null,
    };
    isFirst = false;
  }
}

/** The same from beginning to end; throws `export_too_long` where sending would not come to it. */
export async function exportMembers(
  { db, environment }: ServerContext,
  request: ExportedList & FileChoice,
  rowsPerPage = membersPerPage,
): Promise<AsyncIterable<string>> {
  const { count } = (await matchingMembers(db, request).count().get()).data();
  if (count > environment.exportStreamRows) throw new AppError('export_too_long');
  return textsOf(exportPages({ db }, request, { from: null, rowsPerPage }));
}

async function* textsOf(pages: AsyncIterable<ExportPage>): AsyncGenerator<string> {
  for await (const { text } of pages) yield text;
}
