import { hasEnded, isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

/** Returns the key of the sentence that a member reads below the heading of their own profile. */
export function leadOf(profile: Profile) {
  const { request_status: status } = profile;
  if (status !== 'approved' && isRenewal(profile)) return `renewal.${status}` as const;
  return hasEnded(profile) ? 'lead.ended' : (`lead.${status}` as const);
}
