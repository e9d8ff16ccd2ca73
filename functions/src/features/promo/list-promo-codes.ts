import type { RouteQuery } from '@fanclub/contract/http/route';
import type { listPromoCodes as route } from '@fanclub/contract/promo/admin-routes';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidFields } from '#platform/app-error';
import { promoCodePage } from '#repositories/promo-codes';

const defaultSize = 50;
/** Of a document's name in Firestore. */
const maxNameBytes = 1500;

/** A page of promo codes by name, malformed records among them. */
export async function listPromoCodes(
  db: Firestore,
  { q = '', limit, cursor }: RouteQuery<typeof route>,
) {
  if (cursor !== undefined && Buffer.byteLength(cursor) > maxNameBytes) {
    throw invalidFields({ cursor: 'invalid_value' });
  }
  const size = limit === undefined ? defaultSize : Number(limit);
  return promoCodePage(db, { size, after: cursor, beginning: normalisePromoCode(q) });
}
