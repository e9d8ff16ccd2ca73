import { clubToday } from '../club/club-day.ts';
import { type Period, periodOn } from '../members/membership.ts';
import type { RequestStatus } from '../members/states.ts';

interface RenewingMember {
  season: string;
  request_status: RequestStatus;
  membership: object | null;
  next_membership: Period | null;
}

/** Reasons why a member cannot apply for the current season now. */
export type RenewalObstacle = 'applied' | 'no_membership' | 'waiting';

/**
 * Returns the reason why a member cannot renew; null if the member can. The member's last application can be for a
 * later season than the current one if admins took back the start of that season.
 */
export function renewalObstacle(member: RenewingMember, current: string): RenewalObstacle | null {
  const { next_membership: next } = member;
  // A member whose next membership has not begun cannot renew again, so that at most one season is approved ahead.
  if (member.season >= current || (next && periodOn(next, clubToday()) === 'later'))
    return 'applied';
  if (!member.membership && !next) return 'no_membership';
  // A member can only apply again after the last application was decided.
  return member.request_status === 'submitted' ? 'waiting' : null;
}
