import type { RouteResponse } from '@fanclub/contract/http/route';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { applyPromoCode as route } from '@fanclub/contract/promo/routes';
import { call } from '#api/client.ts';

/**
 * Counts one use of a code for a registration. A repeated call with the same key and code does not count
 * again.
 */
export function applyPromoCode(
  code: string,
  buyer: PromoBuyer,
  idempotencyKey: string,
): Promise<RouteResponse<typeof route>> {
  return call(route, { body: { code, ...buyer }, headers: { 'idempotency-key': idempotencyKey } });
}
