import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { RowQuery } from './rows.ts';

export interface PageRequest {
  size: number;
  /** The `nextCursor` of the previous page; absent for the first page. */
  cursor: string | undefined;
}

export interface RowPage<Row> {
  rows: QueryDocumentSnapshot<Row>[];
  nextCursor: string | null;
}

/** Orders a query by a time, and by id within the same time, so that no row is repeated or skipped. */
export function inOrderOf<Row>(
  query: RowQuery<Row>,
  timeField: string,
  direction: 'asc' | 'desc',
): RowQuery<Row> {
  return query.orderBy(timeField, direction).orderBy(FieldPath.documentId(), direction);
}

/** A row that was read, possibly with only some of its fields. */
export interface StoredRow {
  id: string;
  get(field: string): unknown;
}

/** Returns the cursor of the page that begins after this row. */
export function cursorOf(last: StoredRow, timeField: string): string {
  return encodeCursor({ createdAt: last.get(timeField) as Timestamp, id: last.id });
}

/** Returns the same query, beginning after the row of a cursor. */
export function behind<Row>(ordered: RowQuery<Row>, cursor: string): RowQuery<Row> {
  const { createdAt, id } = decodeCursor(cursor);
  return ordered.startAfter(createdAt, id);
}

/** Reads one page, and one row more to know whether another page follows. */
export async function readPage<Row>(
  query: RowQuery<Row>,
  timeField: string,
  page: PageRequest & { direction: 'asc' | 'desc' },
): Promise<RowPage<Row>> {
  let wanted = inOrderOf(query, timeField, page.direction).limit(page.size + 1);
  if (page.cursor !== undefined) wanted = behind(wanted, page.cursor);
  const found = (await wanted.get()).docs;
  const rows = found.slice(0, page.size);
  const last = found.length > page.size ? rows.at(-1) : undefined;
  const nextCursor = last ? cursorOf(last, timeField) : null;
  return { rows, nextCursor };
}

/**
 * Yields all rows of an ordered query, page by page. A page is read only when the caller asks for it, so a caller
 * that stops early reads no further.
 */
export async function* eachPage<Row>(
  ordered: RowQuery<Row>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<Row>[]> {
  let last: QueryDocumentSnapshot<Row> | undefined;
  do {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).limit(size).get();
    yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}
