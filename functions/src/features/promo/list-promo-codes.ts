import type { Firestore } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';
import { promoCodePage } from '#repositories/promo-codes';

const pageSize = 100;
/** Of a document's name in Firestore. */
const maxNameBytes = 1500;

/** A page of promo codes by name, malformed records among them. */
export async function listPromoCodes(db: Firestore, cursor: string | undefined) {
  if (cursor !== undefined && Buffer.byteLength(cursor) > maxNameBytes) {
    throw invalidFields({ cursor: 'invalid_value' });
  }
  return promoCodePage(db, { size: pageSize, after: cursor });
}
