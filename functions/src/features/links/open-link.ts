import { confirmEmail } from '#features/accounts/google-identity';
import type { SignedIn } from '#features/sessions/log-in';
import { openApplicationSession, type Session, toSession } from '#features/sessions/open-session';
import { verifyToken } from '#pipeline/authenticate';
import { isEnded } from '#pipeline/session-policy';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { LoginLink } from '#repositories/login-links';
import { findMember } from '#repositories/members';
import { consumeLink } from './consume-link.ts';

/** Uses a sign-in or application link after the person's click, and signs in. */
export async function openLink(context: ServerContext, token: string): Promise<SignedIn> {
  const opened = await consumeLink(context, token, ['sign_in', 'application'], (link) =>
    signInWith(context, link),
  );
  if (!opened) throw new AppError('invalid_login_link');
  return opened;
}

async function signInWith(context: ServerContext, link: LoginLink): Promise<SignedIn> {
  const member = await findMember(context.db, link.uid);
  if (!member || member.email !== link.email) throw new AppError('invalid_login_link');
  if (link.kind === 'sign_in' && !member.is_approved) throw new AppError('account_not_approved');
  await confirmEmail(context, member.id, link.email);
  const session =
    link.kind === 'application'
      ? await openApplicationSession(context, member.id)
      : await signInByEmailLink(context, member.email);
  const { auth_time } = await verifyToken(context, session.accessToken);
  // Ended in this second: that would end the new session too, one opened a second later not.
  if (isEnded({ auth_time }, member.sessions_valid_after)) {
    throw new AppError('service_busy', { retryAfterS: 1 });
  }
  return { session, caller: { kind: 'member', uid: member.id, member } };
}

/** Firebase's own e-mail-link sign-in, begun and finished on the server. */
async function signInByEmailLink(context: ServerContext, email: string): Promise<Session> {
  const url = await context.auth.generateSignInWithEmailLink(email, {
    url: `${context.environment.publicUrl}/login`,
    handleCodeInApp: true,
  });
  const code = new URL(url).searchParams.get('oobCode') ?? '';
  return toSession(await context.identity.signInWithEmailLink(email, code));
}
