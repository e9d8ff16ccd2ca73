import { me } from '@fanclub/contract/members/routes';
import { call } from '@fanclub/stories/tools/call';

/** The profile of whoever a token speaks for, asked for by its id as the browser does. */
export function readOwnProfile(token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return call(me, { token, query: { user_id: claims.sub } });
}
