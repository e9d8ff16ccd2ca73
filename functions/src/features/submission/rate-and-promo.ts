import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { readExchangeRate } from '#features/exchange-rate/read-exchange-rate';
import { isPromoCodeId } from '#features/promo/find-promo-code';
import { glanceAtPromo, type PromoStanding } from '#features/promo/promo-standing';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Rate } from './member-from-request.ts';

/** A promo code that a request names, and the hold that counted its use already, if there is one. */
export interface RequestedPromo {
  /** The code's record as it was just before the transaction. */
  glance: PromoStanding;
  holdId: string | null;
}

type Paying = Pick<RegisterRequest, 'payment_method' | 'promo_code' | 'promo_reservation'>;

/** Reads today's rate and the promo code, each where the request needs it. */
export async function rateAndPromo(
  context: ServerContext,
  { payment_method: method, promo_code: code, promo_reservation: hold }: Paying,
): Promise<{ rate: Rate | null; promo: RequestedPromo | null }> {
  const [rate, glance] = await Promise.all([
    method === 'rial' ? rateOrNull(context) : null,
    isPromoCodeId(code) ? glanceAtPromo(context.db, code) : null,
  ]);
  return { rate, promo: glance && { glance, holdId: isHoldId(hold) ? hold : null } };
}

/** Null where no rate can be had: the application is accepted, and an admin compares the receipt by hand. */
async function rateOrNull(context: ServerContext): Promise<Rate | null> {
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}
