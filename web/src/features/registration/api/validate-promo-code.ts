import type { RouteResponse } from '@fanclub/contract/http/route';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import { validatePromoCode as route } from '@fanclub/contract/promo/routes';
import { call } from '#api/client.ts';

export function validatePromoCode(
  code: string,
  buyer: PromoBuyer,
): Promise<RouteResponse<typeof route>> {
  return call(route, { body: { code, ...buyer } });
}
