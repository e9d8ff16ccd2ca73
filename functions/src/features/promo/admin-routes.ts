import type * as contract from '@fanclub/contract/promo/admin-routes';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { HandlersOf } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes } from './list-promo-codes.ts';
import { presentPromoCode } from './present-promo-code.ts';
import { promoCodeUsers } from './promo-code-users.ts';
import { readPromoUse } from './read-promo-use.ts';
import { updatePromoCode } from './update-promo-code.ts';

async function present({ db, now }: ServerContext, row: DocumentSnapshot) {
  return presentPromoCode(row, await readPromoUse(db, row), now().getTime());
}

export const adminPromoHandlers: HandlersOf<typeof contract> = {
  listPromoCodes: async ({ context, query }) => {
    const { rows, nextCursor } = await listPromoCodes(context.db, query);
    const promoCodes = await Promise.all(rows.map((row) => present(context, row)));
    return { promo_codes: promoCodes, next_cursor: nextCursor };
  },

  promoCodeUsers: ({ context, query }) => promoCodeUsers(context.db, query),

  createPromoCode: async ({ context, caller, body }) => {
    const made = await createPromoCode(context, caller.email, body);
    return { success: true, promo_code: await present(context, made) };
  },

  updatePromoCode: async ({ context, caller, body }) => {
    const changed = await updatePromoCode(context, caller.email, body);
    return { success: true, promo_code: await present(context, changed) };
  },
};
