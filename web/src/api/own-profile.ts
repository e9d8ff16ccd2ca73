import { me } from '@fanclub/contract/members/routes';
import { call } from './client.ts';

/** The profile of whoever is signed in, for places that load the client for it alone. */
export const fetchOwnProfile = (memberId: string, signal: AbortSignal) =>
  call(me, { query: { user_id: memberId }, signal });
