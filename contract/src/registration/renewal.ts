import type { Membership } from '../members/membership.ts';
import type { RequestStatus } from '../members/states.ts';

interface RenewingMember {
  season: string;
  request_status: RequestStatus;
  membership: Pick<Membership, 'season'> | null;
  /** True if money of the present application has to be paid back. */
  owes_back: boolean;
}

/** Reasons why a member cannot apply for the current season now. */
export type RenewalObstacle = 'applied' | 'no_membership' | 'waiting' | 'owed_back';

/**
 * Returns the reason why a member cannot renew; null if they can. If the start of a season was taken back, a
 * member may have applied for a season later than the current one.
 */
export function renewalObstacle(member: RenewingMember, current: string): RenewalObstacle | null {
  if (member.season >= current) return 'applied';
  if (!member.membership) return 'no_membership';
  // The outcome of a submitted application decides whether another one may follow.
  if (member.request_status === 'submitted') return 'waiting';
  // A refund is found through the present application, so it is settled first.
  return member.owes_back ? 'owed_back' : null;
}
