import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { RowQuery } from './rows.ts';

/** In the order of the day on which money moved, with the path to break ties. */
export function inOrderOfDay<Row>(query: RowQuery<Row>): RowQuery<Row> {
  return query.orderBy('day').orderBy(FieldPath.documentId());
}

/** Where whoever has come to this row goes on. */
export const placeOf = (row: DocumentSnapshot): string => `${row.get('day')} ${row.ref.path}`;

/** The same query from there on. */
export function behindPlace<Row>(
  db: Firestore,
  ordered: RowQuery<Row>,
  place: string,
): RowQuery<Row> {
  const [day = '', path = ''] = place.split(' ');
  return ordered.startAfter(day, db.doc(path));
}
