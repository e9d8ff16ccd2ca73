import {
  type DocumentData,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { LeftMs } from '#platform/deadline';
import { eachPage } from './pages.ts';
import { wasThere } from './rows.ts';

type Row = QueryDocumentSnapshot<DocumentData>;

const rowsPerPage = 100;
const gone = { twins: FieldValue.delete(), marks: FieldValue.delete() };

const remove = ({ ref }: Row) => ref.delete();
const clear = async (row: Row) => row.get('twins') !== undefined && wasThere(row.ref.update(gone));

const steps: [collection: string, work: (row: Row) => Promise<unknown>][] = [
  ['receipt_prints', remove],
  ['receipt_layouts', remove],
  ['uploads', clear],
];

/**
 * Deletes the data of an earlier version, which compared receipts by picture: the rows of `receipt_prints` and
 * `receipt_layouts`, and the fields `twins` and `marks` of uploads. Returns false if the time was up before
 * everything was deleted; the next run then continues.
 */
export async function removePictureComparison(db: Firestore, leftMs: LeftMs): Promise<boolean> {
  for (const [collection, work] of steps) {
    const rows = db.collection(collection).orderBy(FieldPath.documentId());
    for await (const page of eachPage(rows, rowsPerPage)) {
      await Promise.all(page.map(work));
      if (page.length === rowsPerPage && leftMs() <= 0) return false;
    }
  }
  return true;
}
