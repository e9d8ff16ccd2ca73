import { isLimitedProfile, type OwnProfile } from '@fanclub/contract/members/profile';
import { me } from '@fanclub/contract/members/routes';
import { callOrThrow } from './call.ts';

/** Reads a whole profile; throws if the session sees only a part of it. */
export async function readProfile(token: string, id: string): Promise<OwnProfile> {
  const seen = await callOrThrow(me, { token, query: { user_id: id } });
  if (isLimitedProfile(seen)) throw new Error('the session is limited');
  return seen;
}
