import type { login } from '@fanclub/contract/auth/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { presentMember } from '#members/present-member';
import type { Caller } from './caller.ts';
import type { Session } from './open-session.ts';

/** The answer of every way in (specification §3, decisions §5). */
export function presentSession(session: Session, caller: Caller): RouteResponse<typeof login> {
  return {
    success: true,
    message: '',
    access_token: session.accessToken,
    token_type: 'bearer',
    ...(session.refreshToken && { refresh_token: session.refreshToken }),
    ...(session.expiresIn && { expires_in: session.expiresIn }),
    user:
      caller.kind === 'member'
        ? {
            id: caller.uid,
            email: caller.member.email,
            is_admin: false,
            language: caller.member.language,
            profile: presentMember(caller.member),
          }
        : {
            id: caller.uid,
            email: caller.email,
            is_admin: true,
            language: caller.language,
            profile: null,
          },
  };
}
