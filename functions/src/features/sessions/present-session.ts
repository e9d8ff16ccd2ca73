import type { RouteResponse } from '@fanclub/contract/http/route';
import type { login } from '@fanclub/contract/sessions/routes';
import { presentMember } from '#features/members/present-member';
import { type Caller, emailOf } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { isSpecialAccount } from '#repositories/access-settings';
import type { Session } from './open-session.ts';

type SessionAnswer = RouteResponse<typeof login>;

/** Builds the response of every route that signs somebody in. */
export async function answerWithSession(
  { db }: Pick<ServerContext, 'db'>,
  session: Session,
  caller: Caller,
): Promise<SessionAnswer> {
  return presentSession(session, caller, await isSpecialAccount(db, emailOf(caller)));
}

/** Presents a session. `isSpecial` is true if the caller's e-mail is the special account of the settings. */
export function presentSession(
  session: Session,
  caller: Caller,
  isSpecial: boolean,
): SessionAnswer {
  return {
    success: true,
    message: '',
    access_token: session.accessToken,
    token_type: 'bearer',
    ...(session.refreshToken && { refresh_token: session.refreshToken }),
    ...(session.expiresIn && { expires_in: session.expiresIn }),
    user: { ...presentCaller(caller), ...(isSpecial && { special: true, language: null }) },
  };
}

function presentCaller(caller: Caller): SessionAnswer['user'] {
  if (caller.kind === 'admin') {
    const { uid, email, language } = caller;
    return { id: uid, email, is_admin: true, language, profile: null };
  }
  const { uid, member } = caller;
  const { email, language } = member;
  return { id: uid, email, is_admin: false, language, profile: presentMember(member) };
}
