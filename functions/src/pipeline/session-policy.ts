import { adminSessionMs } from '@fanclub/contract/admin/gate';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { Member } from '#repositories/member';

/**
 * The claim that names the kind of a member's session. Only tokens that our server creates have this claim. With a
 * token that Firebase issued directly, a member can only sign in at our server and so get a token with the claim.
 */
export const sessionClaim = 'session';

/**
 * The claim with the time at which our server opened a member's session, in seconds. The claim stays the same when the
 * session is refreshed, even if Firebase changes `auth_time`. An admin's session has none, because Firebase issues its
 * token.
 */
export const openedClaim = 'opened';

/**
 * The kinds of a member's session. `registration` is the session on the device that registered. `application` was
 * opened by a mailed link to the application, and `linked` by a sign-in link to an address that was not proved. All
 * other sessions are `member`. A session of the kind `member` or `linked` is refused unless there is a membership.
 */
const sessionKinds = ['member', 'linked', 'application', 'registration'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Returns the kind of a token's session; null for a token that Firebase issued without our API. */
export function sessionKindOf(token: DecodedIdToken): SessionKind | null {
  if (token.firebase.sign_in_provider !== 'custom') return null;
  const claim: unknown = token[sessionClaim];
  return sessionKinds.find((kind) => kind === claim) ?? null;
}

export function mayUseSession(kind: SessionKind, member: Pick<Member, 'is_approved'>): boolean {
  return member.is_approved || (kind !== 'member' && kind !== 'linked');
}

/**
 * True for a session that a mailed link opened before the address was proved. The address may have been entered wrongly
 * and belong to a stranger, so the session sees nothing personal until the birth date is given.
 */
export const isLimited = (
  kind: SessionKind,
  { email_confirmed_at }: Pick<Member, 'email_confirmed_at'>,
) => (kind === 'application' || kind === 'linked') && !email_confirmed_at;

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
 * Returns Google's id of the Google account behind a token; Google never reuses such an id. Returns null unless the
 * token has exactly one. The e-mail in the token is no proof: it belongs to the Firebase account, to which anybody with
 * a session can link a Google account.
 */
export function googleSubOf(token: DecodedIdToken): string | null {
  const subs: unknown = token.firebase.identities?.['google.com'];
  const [sub, ...others] = Array.isArray(subs) ? subs : [];
  return typeof sub === 'string' && others.length === 0 ? sub : null;
}

/**
 * True if the session began before `sessions_valid_after`, when its owner's sessions were ended. All times are in whole
 * seconds.
 */
export function isEnded(
  token: Pick<DecodedIdToken, 'auth_time'> & { [openedClaim]?: unknown },
  validAfter: { seconds: number } | null | undefined,
): boolean {
  if (validAfter == null) return false;
  const opened: unknown = token[openedClaim];
  const began = typeof opened === 'number' ? Math.min(opened, token.auth_time) : token.auth_time;
  return began < validAfter.seconds;
}

const freshMs = 10 * 60_000;

/** Throws `sign_in_again` unless the sign-in is so recent that it proves who is at the device. */
export function requireFresh({ authTime = 0 }: { authTime?: number }, now: Date): void {
  if (now.getTime() - authTime * 1000 >= freshMs) throw new AppError('sign_in_again');
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
