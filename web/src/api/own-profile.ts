import { me } from '@fanclub/contract/members/routes';
import { call } from './client.ts';

/** Reads the signed-in member's profile, for modules that load the client only for this. */
export const fetchOwnProfile = (memberId: string, signal: AbortSignal) =>
  call(me, { query: { user_id: memberId }, signal });
