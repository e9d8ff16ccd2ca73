import { adminSessionMs } from '@fanclub/contract/admin/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Member } from '#repositories/member';

/**
 * The claim of every member session, which says what it is for. Only tokens that our server made
 * carry it: whatever else a person gets from Firebase is a proof that sign-in routes exchange.
 */
export const sessionClaim = 'session';

/** An application session is the only way in while pending; registration and mailed links open it. */
export type SessionKind = 'member' | 'application';

/** Which kind of session of ours a token is of; null for one that Firebase gave past our API. */
export function sessionKindOf(token: DecodedIdToken): SessionKind | null {
  if (token.firebase.sign_in_provider !== 'custom') return null;
  const kind: unknown = token[sessionClaim];
  return kind === 'member' || kind === 'application' ? kind : null;
}

/** While an application is open, only its own session opens anything. */
export function mayUseSession(kind: SessionKind, member: Member): boolean {
  return kind === 'application' || member.request_status === 'approved';
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
