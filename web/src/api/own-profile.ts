import { me } from '@fanclub/contract/members/routes';
import { call } from './client.ts';

/**
 * Reads the signed-in member's profile. Modules import this file lazily, so that the client loads only when
 * they need it.
 */
export const fetchOwnProfile = (memberId: string, signal: AbortSignal) =>
  call(me, { query: { user_id: memberId }, signal });
