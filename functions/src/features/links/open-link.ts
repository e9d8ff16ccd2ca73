import { markAddressConfirmed } from '#features/accounts/confirm-address';
import { confirmEmail } from '#features/accounts/google-identity';
import { secureAccount } from '#features/accounts/make-account';
import { requireApproved, type SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { type Caller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { LoginLink } from '#repositories/login-links';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { consumeLink } from './consume-link.ts';

/**
 * Signs somebody in by a mailed link of the kind `sign_in`, `application` or `confirm`, after they have confirmed with
 * a click. `holder` is the owner of the session that the call carries. If this is the session of the member's own
 * registration, the link proves the address.
 */
export async function openLink(
  context: ServerContext,
  token: string,
  holder: Caller | undefined,
): Promise<SignedIn> {
  const opened = await consumeLink(context, token, ['sign_in', 'application', 'confirm'], (link) =>
    signInWith(context, link, holder),
  );
  if (!opened) throw new AppError('invalid_login_link');
  return opened;
}

async function signInWith(
  context: ServerContext,
  link: LoginLink,
  holder: Caller | undefined,
): Promise<SignedIn> {
  const member = await findMember(context.db, link.uid);
  if (!member || member.email !== link.email) throw new AppError('invalid_login_link');
  if (link.kind === 'sign_in') requireApproved(member);
  const account = await secureAccount(context, member);
  await confirmEmail(context, account, member);
  if (link.kind === 'sign_in') await proveByEmailLink(context, member);
  const hasRegisteredHere =
    holder?.kind === 'member' && holder.uid === member.id && holder.session === 'registration';
  const seen = hasRegisteredHere ? await markAddressConfirmed(context, member) : member;
  const signedIn = seen.email_confirmed_at ? 'member' : 'linked';
  const kind = link.kind === 'sign_in' ? signedIn : 'application';
  const session = await openSession(context, seen, kind);
  return { session, caller: memberCaller(seen, kind) };
}

/**
 * Completes Firebase's own sign-in by e-mail link on the server. Throws `service_busy` if Firebase signs in to another
 * account than the member's, which happens only if the account's e-mail changed during this call.
 */
async function proveByEmailLink(context: ServerContext, { id, email }: Member): Promise<void> {
  const url = await context.auth.generateSignInWithEmailLink(email, {
    url: `${context.environment.publicUrl}/login`,
    handleCodeInApp: true,
  });
  const code = new URL(url).searchParams.get('oobCode') ?? '';
  const { uid } = await context.identity.signInWithEmailLink(email, code);
  if (uid !== id) throw new AppError('service_busy', { retryAfterS: 1 });
}
