import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { RowQuery } from './rows.ts';

/** Orders rows by the day of the payment, and by path within a day. */
export function orderedByDay<Row>(query: RowQuery<Row>): RowQuery<Row> {
  return query.orderBy('day').orderBy(FieldPath.documentId());
}

/** Cursor for the position after this row. */
export const cursorOf = (row: DocumentSnapshot): string => `${row.get('day')} ${row.ref.path}`;

/** The same query, continued after a cursor of `cursorOf`. */
export function afterCursor<Row>(
  db: Firestore,
  ordered: RowQuery<Row>,
  cursor: string,
): RowQuery<Row> {
  const [day = '', path = ''] = cursor.split(' ');
  return ordered.startAfter(day, db.doc(path));
}
