import type { RouteResponse } from '@fanclub/contract/http/route';
import { me } from '@fanclub/contract/members/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/client.ts';

export type Profile = RouteResponse<typeof me>;

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(me, { query: { user_id: userId }, signal }),
  });
}
