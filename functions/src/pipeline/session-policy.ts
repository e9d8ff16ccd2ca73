import { adminSessionMs } from '@fanclub/contract/admin/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Member } from '#repositories/member';

/**
 * The claim that names the kind of a member's session. Only tokens that our server creates have it. With a token that
 * Firebase issued otherwise, a member can only sign in, which gives a token with the claim.
 */
export const sessionClaim = 'session';

/**
 * The kinds of a member's session. A session of the kind `member` is refused unless there is a membership.
 * `registration` is on the device that registered, `application` was opened by a mailed link.
 */
const sessionKinds = ['member', 'application', 'registration'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Returns the kind of a token's session; null for a token that Firebase issued without our API. */
export function sessionKindOf(token: DecodedIdToken): SessionKind | null {
  if (token.firebase.sign_in_provider !== 'custom') return null;
  const claim: unknown = token[sessionClaim];
  return sessionKinds.find((kind) => kind === claim) ?? null;
}

export function mayUseSession(kind: SessionKind, member: Member): boolean {
  return kind !== 'member' || member.is_approved;
}

/**
 * The token of a Google sign-in with a verified e-mail. For an admin it is the session itself; a member exchanges
 * it for a session.
 */
export interface GoogleToken extends DecodedIdToken {
  email: string;
}

export function isGoogleToken(token: DecodedIdToken): token is GoogleToken {
  return (
    token.firebase.sign_in_provider === 'google.com' &&
    token.email_verified === true &&
    Boolean(token.email)
  );
}

/**
 * Returns Google's id of the account behind a token, which Google never reuses; null if it is not exactly one. The
 * e-mail in the token belongs to the Firebase account, to which anybody with a session can link a Google account.
 */
export function googleSubOf(token: DecodedIdToken): string | null {
  const subs: unknown = token.firebase.identities?.['google.com'];
  const [sub, ...others] = Array.isArray(subs) ? subs : [];
  return typeof sub === 'string' && others.length === 0 ? sub : null;
}

/**
 * True if the session began before `sessions_valid_after`, when its owner's sessions were ended. Both times are in
 * whole seconds.
 */
export function isEnded(
  token: Pick<DecodedIdToken, 'auth_time'>,
  validAfter: { seconds: number } | null | undefined,
): boolean {
  return validAfter != null && token.auth_time < validAfter.seconds;
}

/** Admins have to sign in again after half a day, even with a valid token. */
export function isTooOldForAdmin(token: Pick<DecodedIdToken, 'auth_time'>, now: Date): boolean {
  return now.getTime() - token.auth_time * 1000 >= adminSessionMs;
}

/**
 * True if a session may see the photo of the identity document: on the device that registered, or once the e-mail is
 * confirmed. An e-mail that was entered wrongly belongs to a stranger, who would get the mailed links.
 */
export const maySeeIdentity = (
  kind: SessionKind,
  { email_confirmed_at }: Pick<Member, 'email_confirmed_at'>,
) => kind === 'registration' || Boolean(email_confirmed_at);
