import { behind, cursorOf, eachPage, type RowPage } from '#repositories/pages';
import type { RowQuery } from '#repositories/rows';
import type { FileRow } from './file-formats.ts';
import type { FilePlace, RowsPage } from './list-file.ts';

/** Yields the pages of a list whose rows come from a query that is ordered by a time. */
export async function* queryPages<Row>(
  ordered: RowQuery<Row>,
  timeField: string,
  { from, rowsPerPage }: Pick<FilePlace, 'from' | 'rowsPerPage'>,
  toRows: (rows: RowPage<Row>['rows']) => FileRow[] | Promise<FileRow[]>,
): AsyncGenerator<RowsPage> {
  const rest = from === null ? ordered : behind(ordered, from);
  for await (const page of eachPage(rest, rowsPerPage)) {
    const last = page.length === rowsPerPage ? page.at(-1) : undefined;
    yield { rows: await toRows(page), nextCursor: last ? cursorOf(last, timeField) : null };
  }
}
