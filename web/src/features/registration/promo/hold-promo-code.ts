import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { promoHoldMs } from '@fanclub/contract/promo/code';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { applyPromoCode } from '@fanclub/contract/promo/routes';
import { ApiError, hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import type { PromoHold } from '../draft/registration-draft.ts';
import { isServerDown, PromoProblem } from './promo-problem.ts';

/**
 * Reserves a use of a limited code for this registration, so that the code cannot be used up between the
 * payment and the sending of the form. Throws `PromoProblem` if this is not possible, for example because no
 * use is left. Returns null if the IP address has too many reservations. This is not an error, because many people can
 * share an address. The use is then counted when the registration is sent.
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
 * Returns the idempotency key of a reservation. It is the same during a day (UTC), so that a repeated call
 * after a lost response does not count a second use. A reservation ends after a day.
 */
function keyOf(code: string, draftKey: string): string {
  return `${draftKey}-${code}-${Math.floor(Date.now() / promoHoldMs)}`;
}

/** Counts one use of the code. A repeated call with the same key and code does not count again. */
async function askServer(code: string, buyer: PromoBuyer, key: string): Promise<PromoHold | null> {
  const {
    success,
    message,
    reservation_id: id,
    expires_at,
  } = await call(applyPromoCode, {
    body: { code, ...buyer },
    headers: { 'idempotency-key': key },
  });
  if (!success) throw new PromoProblem((message || 'promo_code_apply_failed') as ErrorKey);
  return id && expires_at ? { id, until: Date.parse(expires_at) } : null;
}

/**
 * Counts a use directly in the database, which works only if admins have enabled it. The registration then
 * counts the use a second time.
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
