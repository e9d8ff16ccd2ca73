import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { readExchangeRate } from '#features/exchange-rate/read-exchange-rate';
import { isPromoCodeId } from '#features/promo/find-promo-code';
import { glanceAtPromo, type PromoStanding } from '#features/promo/promo-standing';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Rate } from './member-from-request.ts';

/** What an application needs to know before its transaction: today's rate, and how its code stands. */
export async function rateAndPromo(
  context: ServerContext,
  body: Pick<RegisterRequest, 'payment_method' | 'promo_code'>,
): Promise<{ rate: Rate | null; promo: PromoStanding | null }> {
  const [rate, promo] = await Promise.all([
    body.payment_method === 'rial' ? rateOrNull(context) : null,
    isPromoCodeId(body.promo_code) ? glanceAtPromo(context.db, body.promo_code) : null,
  ]);
  return { rate, promo };
}

/** Null where no rate can be had: that refuses nobody, and the admin compares the receipt by hand. */
async function rateOrNull(context: ServerContext): Promise<Rate | null> {
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}
