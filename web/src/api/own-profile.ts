import { isLimitedProfile } from '@fanclub/contract/members/profile';
import { me } from '@fanclub/contract/members/routes';
import { call } from './client.ts';

/**
 * Reads the signed-in member's profile; null in a limited session. Modules import this file lazily, so that the client
 * loads only when they need it.
 */
export async function fetchOwnProfile(memberId: string, signal: AbortSignal) {
  const profile = await call(me, { query: { user_id: memberId }, signal });
  return isLimitedProfile(profile) ? null : profile;
}
