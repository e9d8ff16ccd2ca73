import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { RowQuery } from './rows.ts';

/** Orders rows by the day of the payment, and by path within a day. */
export function orderedByDay<Row>(query: RowQuery<Row>): RowQuery<Row> {
  return query.orderBy('day').orderBy(FieldPath.documentId());
}

/** Returns the cursor for the rows after this one: its day and path. */
export const cursorOf = (row: DocumentSnapshot): string => `${row.get('day')} ${row.ref.path}`;

/** Returns the same query, beginning after a cursor of `cursorOf`. */
export function afterCursor<Row>(
  db: Firestore,
  ordered: RowQuery<Row>,
  cursor: string,
): RowQuery<Row> {
  const [day = '', path = ''] = cursor.split(' ');
  return ordered.startAfter(day, db.doc(path));
}
