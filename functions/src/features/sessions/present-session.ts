import type { RouteResponse } from '@fanclub/contract/http/route';
import type { login } from '@fanclub/contract/sessions/routes';
import { maskEmail } from '@fanclub/contract/text/email';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import { presentMember } from '#features/members/present-member';
import { emailOf, isLimitedCaller } from '#pipeline/caller';
import { deviceTokenOf } from '#pipeline/device-token';
import { isLimited } from '#pipeline/session-policy';
import type { ServerContext } from '#platform/context';
import { isSpecialAccount } from '#repositories/club-settings';
import type { SignedIn } from './log-in.ts';
import type { Session } from './open-session.ts';

type SessionAnswer = RouteResponse<typeof login>;

interface Asked {
  context: Pick<ServerContext, 'db' | 'keyedHash' | 'now'>;
  language: LanguageCode;
}

/**
 * Builds the response of every route that signs somebody in. A session that is not limited comes with a device token,
 * which exempts the browser's next log-in from the count of strangers' wrong passwords, and its requests for links from
 * theirs. A sign-in by link gives one, too, because a member who is locked out signs in by link.
 */
export async function answerWithSession(
  { context, language }: Asked,
  { session, caller, passwordEnded }: SignedIn,
): Promise<SessionAnswer> {
  const isSpecial = await isSpecialAccount(context.db, emailOf(caller));
  const knowsDevice = caller.kind === 'member' && !isLimited(caller.session, caller.member);
  const token = knowsDevice && deviceTokenOf(context, caller.member);
  return {
    ...presentSession(session, caller, isSpecial),
    message: serverWords[language].answers.signedIn,
    ...(token && { device_token: token }),
    ...(passwordEnded && { password_ended: true }),
  };
}

/** Presents a session. `isSpecial` is true if the caller's e-mail is the special account of the settings. */
export function presentSession(session: Session, caller: SignedIn['caller'], isSpecial: boolean) {
  return {
    success: true,
    access_token: session.accessToken,
    token_type: 'bearer',
    ...(session.refreshToken && { refresh_token: session.refreshToken }),
    ...(session.expiresIn && { expires_in: session.expiresIn }),
    user: { ...presentCaller(caller), ...(isSpecial && { special: true, language: null }) },
  };
}

function presentCaller(caller: SignedIn['caller']): SessionAnswer['user'] {
  if (caller.kind === 'admin') {
    const { uid, email, language } = caller;
    return { id: uid, email, is_admin: true, language, profile: null };
  }
  const { uid, member } = caller;
  const { email, language } = member;
  if (isLimitedCaller(caller)) {
    return { id: uid, email: maskEmail(email), is_admin: false, language, profile: null };
  }
  return { id: uid, email, is_admin: false, language, profile: presentMember(member) };
}
