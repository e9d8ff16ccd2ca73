import { adminSessionMs } from '@fanclub/contract/admin/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Member } from '#repositories/member';

/**
 * The claim in every member session that names its kind. Only tokens that our server creates carry it; any
 * other Firebase token is only a proof that sign-in routes exchange.
 */
export const sessionClaim = 'session';

/**
 * Session kinds. While an application is pending only application sessions are accepted: `registration` on the
 * device that registered, `application` when opened by a mailed link.
 */
const sessionKinds = ['member', 'application', 'registration'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** The kind of session of a token; null for a token that Firebase issued without our API. */
export function sessionKindOf(token: DecodedIdToken): SessionKind | null {
  if (token.firebase.sign_in_provider !== 'custom') return null;
  const claim: unknown = token[sessionClaim];
  return sessionKinds.find((kind) => kind === claim) ?? null;
}

/** Before approval only sessions of the application are accepted. */
export function mayUseSession(kind: SessionKind, member: Member): boolean {
  return kind !== 'member' || member.is_approved;
}

/** A Google sign-in with a verified e-mail: for an admin it is the session, for a member a proof. */
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
 * The Google account behind a token, by an id that Google never reuses. The e-mail in the token belongs to the
 * Firebase account, to which anybody with a session can link a Google account.
 */
export function googleSubOf(token: DecodedIdToken): string | null {
  const subs: unknown = token.firebase.identities?.['google.com'];
  const [sub, ...others] = Array.isArray(subs) ? subs : [];
  return typeof sub === 'string' && others.length === 0 ? sub : null;
}

/** True if the session began before its owner's sessions were ended. Both times are in whole seconds. */
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
 * True if a member's session may see the identity image: on the device that registered, or after the e-mail is
 * proved. A mistyped e-mail belongs to a stranger, who could come in by mailed links.
 */
export const maySeeIdentity = (
  kind: SessionKind,
  { email_confirmed_at }: Pick<Member, 'email_confirmed_at'>,
) => kind === 'registration' || Boolean(email_confirmed_at);
