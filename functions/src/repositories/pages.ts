import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { RowQuery } from './rows.ts';

/** Which part of a list. */
export interface PageRequest {
  size: number;
  /** As a page's `nextCursor`; absent for the first one. */
  cursor: string | undefined;
}

export interface Page<Row> {
  rows: QueryDocumentSnapshot<Row>[];
  nextCursor: string | null;
}

/** In the order of a time, with the id to break ties, so that no row is shown twice or left out. */
export function inOrderOf<Row>(
  query: RowQuery<Row>,
  timeField: string,
  direction: 'asc' | 'desc',
): RowQuery<Row> {
  return query.orderBy(timeField, direction).orderBy(FieldPath.documentId(), direction);
}

/** A row as it lies there, of which a query may have asked for some fields alone. */
export interface StoredRow {
  id: string;
  get(field: string): unknown;
}

/** Where the next page begins. */
export function cursorOf(last: StoredRow, timeField: string): string {
  return encodeCursor({ createdAt: last.get(timeField) as Timestamp, id: last.id });
}

/** The same query from there on. */
export function behind<Row>(ordered: RowQuery<Row>, cursor: string): RowQuery<Row> {
  const { createdAt, id } = decodeCursor(cursor);
  return ordered.startAfter(createdAt, id);
}

/** A page for whoever asks for one at a time. Reads one row more, to know whether another follows. */
export async function readPage<Row>(
  query: RowQuery<Row>,
  timeField: string,
  page: PageRequest & { direction: 'asc' | 'desc' },
): Promise<Page<Row>> {
  let wanted = inOrderOf(query, timeField, page.direction).limit(page.size + 1);
  if (page.cursor !== undefined) wanted = behind(wanted, page.cursor);
  const found = (await wanted.get()).docs;
  const rows = found.slice(0, page.size);
  const last = found.length > page.size ? rows.at(-1) : undefined;
  const nextCursor = last ? cursorOf(last, timeField) : null;
  return { rows, nextCursor };
}

/**
 * All rows of an ordered query, page after page. A page is read when the one before it has been
 * taken, so that whoever stops taking reads no further.
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
