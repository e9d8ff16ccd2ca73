import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import { defaultDeadlineZone } from '@fanclub/contract/settings/defaults';
import { dayIn } from '@fanclub/contract/text/day';
import type { MembershipCardProps } from './membership-card/membership-card.tsx';

type State = Pick<MemberProfile, 'membership' | 'request_status'>;

/** True if the application renews an existing membership for another season. */
export const isRenewal = ({ membership, request_status }: State) =>
  membership !== null && request_status !== 'approved';

/** True if the membership's last day has passed in the club's time zone. */
export function hasEnded({ membership }: Pick<State, 'membership'>): boolean {
  const last = membership?.valid_until ?? null;
  return last !== null && last < dayIn(defaultDeadlineZone, new Date());
}

/** Returns the props of a member's card, from the membership, or from the application if there is no membership. */
export function ownCardOf(profile: MemberProfile): MembershipCardProps {
  const { season, pack_type } = profile.membership ?? profile;
  return {
    name: nameOnCard(profile),
    pack: pack_type,
    season,
    // The number of a renewal does not belong to the current card.
    requestNumber: isRenewal(profile) ? null : profile.request_number,
    approved: profile.is_approved,
    ended: hasEnded(profile),
  };
}
