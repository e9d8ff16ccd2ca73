import { me } from '@fanclub/contract/members/routes';
import { call } from '@fanclub/stories/tools/call';

/** Reads the profile of a token's owner, with the id from the token, as the browser does. */
export function readOwnProfile(token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return call(me, { token, query: { user_id: claims.sub } });
}
