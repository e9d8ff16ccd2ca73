import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';
import type { RowQuery } from './rows.ts';

/** The first and the last day of the wanted rows. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Orders the rows of a period by the day of the payment, and by path within a day. */
export function orderedByDay<Row>(query: RowQuery<Row>, { from, until }: Period): RowQuery<Row> {
  const begun = from === undefined ? query : query.where('day', '>=', from);
  const ended = until === undefined ? begun : begun.where('day', '<=', until);
  return ended.orderBy('day').orderBy(FieldPath.documentId());
}

/** Returns the cursor for the rows after this one: its day and path. */
export const cursorOf = (row: DocumentSnapshot): string => `${row.get('day')} ${row.ref.path}`;

/** The text of a cursor: the day and the path of a row. Ids that begin with two underscores are Firestore's own. */
const written =
  /^(\d{4}-\d{2}-\d{2}) ((?:members\/(?!__)[\w-]+\/payments|statement_lines|ledger)\/(?!__)[\w-]+)$/;

/**
 * Returns the same query, beginning after a cursor of `cursorOf`. Throws `validation_error` for a text that this server
 * did not write.
 */
export function afterCursor<Row>(
  db: Firestore,
  ordered: RowQuery<Row>,
  cursor: string,
): RowQuery<Row> {
  const [, day, path] = written.exec(cursor) ?? [];
  if (!day || !path) throw invalidFields({ cursor: 'invalid_value' });
  return ordered.startAfter(day, db.doc(path));
}
