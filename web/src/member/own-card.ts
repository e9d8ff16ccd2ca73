import { clubToday } from '@fanclub/contract/club/club-day';
import { lineOn, standingOn } from '@fanclub/contract/members/membership';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { MembershipCardProps } from './membership-card/membership-card.tsx';

type State = Pick<MemberProfile, 'membership' | 'next_membership' | 'request_status'>;

/** Returns the memberships as they are today: `next_membership` is the present one as soon as it has begun. */
export const ownLine = (state: Pick<State, 'membership' | 'next_membership'>) =>
  lineOn(state, clubToday());

/** True if the application renews an existing membership for another season. */
export const isRenewal = ({ membership, request_status }: State) =>
  membership !== null && request_status !== 'approved';

/** True if the last day of the last membership has passed where the club is. */
export const hasEnded = (state: Pick<State, 'membership' | 'next_membership'>): boolean =>
  standingOn(state, clubToday()) === 'lapsed';

/** Returns the props of a member's card, from the membership, or from the application if there is no membership. */
export function ownCardOf(profile: MemberProfile): MembershipCardProps {
  const { membership, next_membership: next } = ownLine(profile);
  const { season, pack_type } = membership ?? next ?? profile;
  return {
    name: nameOnCard(profile),
    pack: pack_type,
    season,
    // The number of a renewal does not belong to the current card.
    requestNumber: season !== profile.season || isRenewal(profile) ? null : profile.request_number,
    approved: profile.is_approved,
    ended: hasEnded(profile),
    memberNumber: profile,
  };
}
