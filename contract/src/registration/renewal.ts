import type { Membership } from '../members/membership.ts';
import type { RequestStatus } from '../members/states.ts';

interface RenewingMember {
  season: string;
  request_status: RequestStatus;
  membership: Pick<Membership, 'season'> | null;
  /** True if the club has to pay money back for the member's current application. */
  owes_back: boolean;
}

/** Reasons why a member cannot apply for the current season now. */
export type RenewalObstacle = 'applied' | 'no_membership' | 'waiting' | 'owed_back';

/**
 * Returns the reason why a member cannot renew; null if the member can. The member's last application can be for a
 * later season than the current one if admins took back the start of that season.
 */
export function renewalObstacle(member: RenewingMember, current: string): RenewalObstacle | null {
  if (member.season >= current) return 'applied';
  if (!member.membership) return 'no_membership';
  // A member can only apply again after the last application was decided.
  if (member.request_status === 'submitted') return 'waiting';
  // A new application would replace the one that the money has to be paid back for, so the refund comes first.
  return member.owes_back ? 'owed_back' : null;
}
