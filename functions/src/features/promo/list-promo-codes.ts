import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';

const pageSize = 100;
/** Of a document's name in Firestore. */
const maxNameBytes = 1500;

export interface PromoCodePage {
  codes: QueryDocumentSnapshot[];
  nextCursor: string | null;
}

/** A page of promo codes by name: the one order that a malformed record cannot fall out of. */
export async function listPromoCodes(
  db: Firestore,
  cursor: string | undefined,
): Promise<PromoCodePage> {
  let page = db
    .collection('promo_codes')
    .orderBy(FieldPath.documentId())
    .limit(pageSize + 1);
  if (cursor !== undefined) {
    if (Buffer.byteLength(cursor) > maxNameBytes) throw invalidFields({ cursor: 'invalid_value' });
    page = page.startAfter(cursor);
  }
  const found = (await page.get()).docs;
  const codes = found.slice(0, pageSize);
  const hasMore = found.length > pageSize;
  return { codes, nextCursor: hasMore ? (codes.at(-1)?.id ?? null) : null };
}
