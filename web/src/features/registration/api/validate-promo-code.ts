import type { RouteResponse } from '@fanclub/contract/http/route';
import { validatePromoCode as route } from '@fanclub/contract/promo/routes';
import { call } from '#api/client.ts';

export function validatePromoCode(code: string): Promise<RouteResponse<typeof route>> {
  return call(route, { body: { code } });
}
