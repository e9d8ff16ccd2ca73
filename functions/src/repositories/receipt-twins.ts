import type { Firestore } from 'firebase-admin/firestore';
import { countOf, type RowQuery } from './rows.ts';
import { type Upload, type UploadDocument, uploadRows } from './uploads.ts';

/** Receipts of applications that nobody has compared with others yet. */
export function receiptsToCompare(db: Firestore): RowQuery<UploadDocument> {
  return uploadRows(db).where('twins', '==', 'due').where('expires_at', '==', null);
}

/** Receipts of applications that have one of these marks. */
const withOneOf = (db: Firestore, marks: readonly string[]) =>
  uploadRows(db).where('marks', 'array-contains-any', marks).where('expires_at', '==', null);

/** How many receipts of applications have each of these marks: a read for each, a thousand counted. */
export function countReceiptsWith(db: Firestore, marks: readonly string[]): Promise<number[]> {
  return Promise.all(marks.map((mark) => countOf(withOneOf(db, [mark]))));
}

/** How many values a query of Firestore may look for in a list. */
const valuesAtOnce = 30;

/** Receipts of applications that have one of these marks at least. */
export async function receiptsWithMarks(
  db: Firestore,
  marks: readonly string[],
): Promise<Upload[]> {
  const parts = Array.from({ length: Math.ceil(marks.length / valuesAtOnce) }, (_, part) =>
    marks.slice(part * valuesAtOnce, (part + 1) * valuesAtOnce),
  );
  const found = await Promise.all(parts.map((part) => withOneOf(db, part).get()));
  const rows = found.flatMap(({ docs }) => docs.map((row) => ({ id: row.id, ...row.data() })));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
