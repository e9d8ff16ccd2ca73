import type { ErrorBody } from '@fanclub/contract/http/error-body';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { me } from '@fanclub/contract/members/routes';
import { call } from '@fanclub/stories/tools/call';

/**
 * Reads the profile of a token's owner, with the id from the token, as the browser does. In a limited session, only
 * part of the profile is there.
 */
export async function readOwnProfile(token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const answer = await call(me, { token, query: { user_id: claims.sub } });
  return { ...answer, body: answer.body as OwnProfile & Partial<ErrorBody> };
}
