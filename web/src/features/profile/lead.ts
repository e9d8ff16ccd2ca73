import { hasEnded, isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

/** Keys of the sentences below the heading, which say the state of the membership or of the renewal. */
export const leads = [
  'lead.submitted',
  'lead.approved',
  'lead.rejected',
  'lead.ended',
  'renewal.submitted',
  'renewal.rejected',
] as const;

type Lead = (typeof leads)[number];

/** Returns the key of the sentence that a member reads below the heading of their own profile. */
export function leadOf(profile: Profile): Lead {
  const { request_status: status } = profile;
  if (status !== 'approved' && isRenewal(profile)) return `renewal.${status}`;
  return hasEnded(profile) ? 'lead.ended' : `lead.${status}`;
}
