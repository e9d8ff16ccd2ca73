import type { Membership } from '../members/membership.ts';
import type { RequestStatus } from '../members/states.ts';

interface RenewingMember {
  season: string;
  request_status: RequestStatus;
  membership: Pick<Membership, 'season'> | null;
  /** Money of the present application is to be paid back. */
  owes_back: boolean;
}

/** Why a member cannot apply for the current season now. */
export type RenewalObstacle = 'applied' | 'no_membership' | 'waiting' | 'owed_back';

/** Null for whoever may renew. A season whose beginning was taken back is applied for before it is current. */
export function renewalObstacle(member: RenewingMember, current: string): RenewalObstacle | null {
  if (member.season >= current) return 'applied';
  if (!member.membership) return 'no_membership';
  // Of one that waits for an answer nobody knows yet whether it is followed by another.
  if (member.request_status === 'submitted') return 'waiting';
  // Money that is owed back is found by the row's present application: it is settled first.
  return member.owes_back ? 'owed_back' : null;
}
