import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { promoHoldMs } from '@fanclub/contract/promo/code';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { ApiError, hasCode } from '#api/api-error.ts';
import { applyPromoCode } from '../api/apply-promo-code.ts';
import type { PromoHold } from '../draft/registration-draft.ts';
import { isServerDown, PromoProblem } from './promo-problem.ts';

/**
 * Reserves a use of a limited code for this registration, so that nobody pays with a discount that is
 * used up; throws `PromoProblem` if it is. Returns null if the IP address has too many holds: thousands
 * of people can share one, and the registration counts the use itself.
 */
export async function holdPromoCode(
  code: string,
  buyer: PromoBuyer,
  draftKey: string,
): Promise<PromoHold | null> {
  try {
    return await askServer(code, buyer, keyOf(code, draftKey));
  } catch (error) {
    if (error instanceof PromoProblem) throw error;
    if (hasCode(error, 'rate_limited')) return null;
    if (isServerDown(error)) return countInDatabase(code);
    throw new PromoProblem(fieldProblem(error) ?? 'promo_code_apply_failed');
  }
}

const fieldProblem = (error: unknown) =>
  error instanceof ApiError ? error.errors.code : undefined;

/**
 * Returns the key of a hold, which is the same for every attempt of a day, so that a lost answer costs
 * no second use. A hold ends after a day.
 */
function keyOf(code: string, draftKey: string): string {
  return `${draftKey}-${code}-${Math.floor(Date.now() / promoHoldMs)}`;
}

async function askServer(code: string, buyer: PromoBuyer, key: string): Promise<PromoHold | null> {
  const {
    success,
    message,
    reservation_id: id,
    expires_at,
  } = await applyPromoCode(code, buyer, key);
  if (!success) throw new PromoProblem((message || 'promo_code_apply_failed') as ErrorKey);
  return id && expires_at ? { id, until: Date.parse(expires_at) } : null;
}

/**
 * Counts a use in the database. Staff must have enabled this, and the registration counts the use a
 * second time.
 */
async function countInDatabase(code: string): Promise<PromoHold> {
  try {
    const { countPromoUse } = await import('./promo-database.ts');
    await countPromoUse(code);
    return { id: null, until: Date.now() + promoHoldMs };
  } catch {
    throw new PromoProblem('promo_code_apply_failed');
  }
}
