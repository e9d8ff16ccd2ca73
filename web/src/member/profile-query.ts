import type { RouteResponse } from '@fanclub/contract/http/route';
import { me } from '@fanclub/contract/members/routes';
import { routeQuery } from '#api/route-query.ts';

export type Profile = RouteResponse<typeof me>;

export function profileQuery(userId: string) {
  return routeQuery(me, { query: { user_id: userId } });
}
