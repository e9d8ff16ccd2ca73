import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import { checkPromo, hasExactLimit, type PromoCheck } from '@fanclub/contract/promo/promo-record';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { validatePromoCode } from '@fanclub/contract/promo/routes';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import type { AppliedPromo } from '../draft/registration-draft.ts';
import { isServerDown, PromoProblem } from './promo-problem.ts';

/**
 * Returns the discount of a code. Throws `PromoProblem` if the code cannot be used. This check does not count a use:
 * the reservation or the registration counts it later.
 */
export async function checkPromoCode(typed: string, buyer: PromoBuyer): Promise<AppliedPromo> {
  const code = normalisePromoCode(typed);
  if (!code) throw new PromoProblem('enter_promo_code');
  if (!promoCodePattern.test(code)) throw new PromoProblem('invalid_promo_code');
  try {
    return await askServer(code, buyer);
  } catch (error) {
    if (error instanceof PromoProblem) throw error;
    if (!(error instanceof ApiError) || isServerDown(error)) return askDatabase(code, buyer);
    throw new PromoProblem(error.errors.code ?? error.code);
  }
}

async function askServer(code: string, buyer: PromoBuyer): Promise<AppliedPromo> {
  const answer = await call(validatePromoCode, { body: { code, ...buyer } });
  const { valid, discount_type, discount_amount, message, limited = false } = answer;
  if (!valid || !discount_type) {
    throw new PromoProblem((message || 'invalid_promo_code') as ErrorKey);
  }
  return {
    code,
    discountType: discount_type,
    discountRate: discount_amount,
    limited,
    hold: null,
    ...(answer.packages && { packTypes: answer.packages }),
    ...(answer.for_email && { email: buyer.email }),
    ...(answer.sentences && { sentences: answer.sentences }),
  };
}

/** Reads the code directly from the database. Codes for a single e-mail address cannot be read there. */
async function askDatabase(code: string, buyer: PromoBuyer): Promise<AppliedPromo> {
  const { problem, record } = await readRecord(code, buyer);
  if (!record) throw new PromoProblem(problem);
  const { discountType, discountRate, packTypes, sentences } = record;
  return {
    code,
    discountType,
    discountRate,
    limited: hasExactLimit(record),
    hold: null,
    ...(packTypes && { packTypes }),
    ...(Object.keys(sentences).length > 0 && { sentences }),
  };
}

async function readRecord(code: string, buyer: PromoBuyer): Promise<PromoCheck> {
  try {
    const { readPromoRecord } = await import('./promo-database.ts');
    return checkPromo(await readPromoRecord(code), Date.now(), { buyer });
  } catch {
    return { problem: 'promo_code_validation_failed' };
  }
}
