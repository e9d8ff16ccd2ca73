import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { presentPromoCode } from './present-promo-code.ts';
import { readPromoUse } from './read-promo-use.ts';

/** Returns a code as admins see it now, with its uses. */
export async function showPromoCode({ db, now }: ServerContext, row: DocumentSnapshot) {
  return presentPromoCode(row, await readPromoUse(db, row), now().getTime());
}
