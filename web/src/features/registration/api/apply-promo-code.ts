import type { RouteResponse } from '@fanclub/contract/http/route';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { applyPromoCode as route } from '@fanclub/contract/promo/routes';
import { call } from '#api/client.ts';

/** Counts a use of a code for one registration; the same key with the same code counts once. */
export function applyPromoCode(
  code: string,
  buyer: PromoBuyer,
  idempotencyKey: string,
): Promise<RouteResponse<typeof route>> {
  return call(route, { body: { code, ...buyer }, headers: { 'idempotency-key': idempotencyKey } });
}
