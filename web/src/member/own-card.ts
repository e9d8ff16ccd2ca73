import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import { defaultDeadlineZone } from '@fanclub/contract/settings/defaults';
import { dayIn } from '@fanclub/contract/text/day';
import type { MembershipCardProps } from './membership-card/membership-card.tsx';

type State = Pick<MemberProfile, 'membership' | 'request_status'>;

/** Whether the application is for another season, beside a membership that there is. */
export const isRenewal = ({ membership, request_status }: State) =>
  membership !== null && request_status !== 'approved';

/** Whether the last day of a membership is over, on the club's own clock. */
export function hasEnded({ membership }: Pick<State, 'membership'>): boolean {
  const last = membership?.valid_until ?? null;
  return last !== null && last < dayIn(defaultDeadlineZone, new Date());
}

/** What the card of a member says: the membership that there is, else what was applied for. */
export function ownCardOf(profile: MemberProfile): MembershipCardProps {
  const { season, pack_type } = profile.membership ?? profile;
  return {
    name: nameOnCard(profile),
    pack: pack_type,
    season,
    // That of a renewal is not the number of the card that still holds.
    requestNumber: isRenewal(profile) ? null : profile.request_number,
    approved: profile.is_approved,
    ended: hasEnded(profile),
  };
}
