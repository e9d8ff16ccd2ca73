import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';
import type { PageRequest } from '#repositories/pages';
import { promoCodePage } from '#repositories/promo-codes';

/** The longest name of a document in Firestore, in bytes. */
const maxNameBytes = 1500;

/** Returns a page of promo codes by name, malformed records among them. */
export async function listPromoCodes(
  db: Firestore,
  beginning: string,
  { size, cursor }: PageRequest,
) {
  if (cursor !== undefined && Buffer.byteLength(cursor) > maxNameBytes) {
    throw invalidFields({ cursor: 'invalid_value' });
  }
  return promoCodePage(db, { size, after: cursor, beginning: normalisePromoCode(beginning) });
}
