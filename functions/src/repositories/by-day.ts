import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { RowQuery } from './rows.ts';

/** Orders rows by the day of the payment, and by path within a day. */
export function inOrderOfDay<Row>(query: RowQuery<Row>): RowQuery<Row> {
  return query.orderBy('day').orderBy(FieldPath.documentId());
}

/** Cursor for the position after this row. */
export const placeOf = (row: DocumentSnapshot): string => `${row.get('day')} ${row.ref.path}`;

/** The same query, continued after a cursor of `placeOf`. */
export function behindPlace<Row>(
  db: Firestore,
  ordered: RowQuery<Row>,
  place: string,
): RowQuery<Row> {
  const [day = '', path = ''] = place.split(' ');
  return ordered.startAfter(day, db.doc(path));
}
