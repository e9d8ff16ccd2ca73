import type * as contract from '@fanclub/contract/promo/admin-tool-routes';
import type { HandlersOf } from '#pipeline/handler';
import { importPromoCodes } from './import-promo-codes.ts';
import { rehearsePromoCode } from './rehearse-promo-code.ts';

export const promoToolHandlers: HandlersOf<typeof contract> = {
  rehearsePromoCode: ({ context, body }) => rehearsePromoCode(context, body),

  importPromoCodes: ({ context, caller, body }) => importPromoCodes(context, caller.email, body),
};
