import type { RouteResponse } from '@fanclub/contract/http/route';
import { isLimitedProfile, type OwnProfile } from '@fanclub/contract/members/profile';
import { me } from '@fanclub/contract/members/routes';
import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';

export type Profile = OwnProfile;

/** What the session sees of a profile: the whole profile or, in a limited session, only a part. */
export function seenProfileQuery(userId: string) {
  return queryOptions(routeQuery(me, { query: { user_id: userId } }));
}

/**
 * The query of the whole profile. It fails in a limited session, but nobody sees the error, because `UnlessLimited`
 * shows another page then.
 */
export function profileQuery(userId: string) {
  return queryOptions({ ...seenProfileQuery(userId), select: wholeProfile });
}

function wholeProfile(seen: RouteResponse<typeof me>): Profile {
  if (isLimitedProfile(seen)) throw new Error('The session is limited');
  return seen;
}
