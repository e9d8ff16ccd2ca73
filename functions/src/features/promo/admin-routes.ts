import type * as contract from '@fanclub/contract/promo/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes } from './list-promo-codes.ts';
import { presentPromoCode } from './present-promo-code.ts';
import { updatePromoCode } from './update-promo-code.ts';

export const adminPromoHandlers: HandlersOf<typeof contract> = {
  listPromoCodes: async (request) => {
    const { context, query } = request;
    const { rows, nextCursor } = await listPromoCodes(context.db, query.cursor);
    const nowMs = context.now().getTime();
    return {
      promo_codes: rows.map((row) => presentPromoCode(row, nowMs)),
      next_cursor: nextCursor,
    };
  },

  createPromoCode: async (request) => {
    const { context, caller, body } = request;
    const made = await createPromoCode(context, caller.email, body);
    return { success: true, promo_code: presentPromoCode(made, context.now().getTime()) };
  },

  updatePromoCode: async (request) => {
    const { context, caller, body } = request;
    const changed = await updatePromoCode(context, caller.email, body);
    return { success: true, promo_code: presentPromoCode(changed, context.now().getTime()) };
  },
};
