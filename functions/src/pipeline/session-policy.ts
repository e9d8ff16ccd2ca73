import { adminSessionMs } from '@fanclub/contract/admin/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Member } from '#repositories/member';

/**
 * The claim of every member session, which says what it is for. Only tokens that our server made
 * carry it: whatever else a person gets from Firebase is a proof that sign-in routes exchange.
 */
export const sessionClaim = 'session';

/**
 * Sessions of an application are the only way in while pending: `registration` on the device that
 * registered, `application` where a mailed link opened it.
 */
const sessionKinds = ['member', 'application', 'registration'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Which kind of session of ours a token is of; null for one that Firebase gave past our API. */
export function sessionKindOf(token: DecodedIdToken): SessionKind | null {
  if (token.firebase.sign_in_provider !== 'custom') return null;
  const claim: unknown = token[sessionClaim];
  return sessionKinds.find((kind) => kind === claim) ?? null;
}

/** Before somebody is a member, only the sessions of the application open anything. */
export function mayUseSession(kind: SessionKind, member: Member): boolean {
  return kind !== 'member' || member.is_approved;
}

/** A sign-in with Google whose e-mail is verified: an admin's session, a member's proof. */
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
 * The Google account behind a token, by the id that Google never gives to another one. The e-mail in
 * the token is the Firebase account's, to which anybody with a session can link a Google account.
 */
export function googleSubOf(token: DecodedIdToken): string | null {
  const subs: unknown = token.firebase.identities?.['google.com'];
  const [sub, ...others] = Array.isArray(subs) ? subs : [];
  return typeof sub === 'string' && others.length === 0 ? sub : null;
}

/** True when the session began before its owner's sessions were ended. Both in whole seconds. */
export function isEnded(
  token: Pick<DecodedIdToken, 'auth_time'>,
  validAfter: { seconds: number } | null | undefined,
): boolean {
  return validAfter != null && token.auth_time < validAfter.seconds;
}

/** Admins sign in anew each half day, whoever has kept their token. */
export function isTooOldForAdmin(token: Pick<DecodedIdToken, 'auth_time'>, now: Date): boolean {
  return now.getTime() - token.auth_time * 1000 >= adminSessionMs;
}

/**
 * Whether a member's session may see the identity image: where the person registered, or once the
 * e-mail is proved. A mistyped one is a stranger's, who can come in by mailed links.
 */
export const maySeeIdentity = (
  kind: SessionKind,
  { email_confirmed_at }: Pick<Member, 'email_confirmed_at'>,
) => kind === 'registration' || Boolean(email_confirmed_at);
