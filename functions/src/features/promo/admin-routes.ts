import type * as contract from '@fanclub/contract/promo/admin-routes';
import type { Handler } from '#pipeline/handler';
import { createPromoCode as create } from './create-promo-code.ts';
import { listPromoCodes as list } from './list-promo-codes.ts';
import { presentPromoCode } from './present-promo-code.ts';
import { updatePromoCode as update } from './update-promo-code.ts';

export const listPromoCodes: Handler<typeof contract.listPromoCodes> = async (request) => {
  const { context, query } = request;
  const { rows, nextCursor } = await list(context.db, query.cursor);
  const nowMs = context.now().getTime();
  return {
    promo_codes: rows.map((row) => presentPromoCode(row, nowMs)),
    next_cursor: nextCursor,
  };
};

export const createPromoCode: Handler<typeof contract.createPromoCode> = async (request) => {
  const { context, caller, body } = request;
  const made = await create(context, caller.email, body);
  return { success: true, promo_code: presentPromoCode(made, context.now().getTime()) };
};

export const updatePromoCode: Handler<typeof contract.updatePromoCode> = async (request) => {
  const { context, caller, body } = request;
  const changed = await update(context, caller.email, body);
  return { success: true, promo_code: presentPromoCode(changed, context.now().getTime()) };
};
