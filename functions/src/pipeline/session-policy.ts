import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Member } from '#repositories/member';

/** The claim of the session that registration or an application link opened. */
export const applicationClaim = 'application';

/** Admins come in through Google alone, with a verified e-mail. */
export function isGoogleSession(token: DecodedIdToken): boolean {
  return token.firebase.sign_in_provider === 'google.com' && token.email_verified === true;
}

/** True when the session began before its owner's sessions were ended. Both in whole seconds. */
export function isEnded(
  token: Pick<DecodedIdToken, 'auth_time'>,
  validAfter: { seconds: number } | null | undefined,
): boolean {
  return validAfter != null && token.auth_time < validAfter.seconds;
}

/** While an application is open, only its own session opens anything. */
export function mayUseSession(token: DecodedIdToken, member: Member): boolean {
  return member.request_status === 'approved' || token[applicationClaim] === true;
}
