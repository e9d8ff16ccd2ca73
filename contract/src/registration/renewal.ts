import type { KeptFields } from '../members/field-sets.ts';
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

const holderParts = [
  ...(['first_name', 'last_name', 'birth_date'] as const),
  ...(['holder_first_name', 'holder_last_name', 'holder_birth_date'] as const),
];
export type CardHolder = Pick<KeptFields, (typeof holderParts)[number]>;

/**
 * Whether the document was seen that a club card is made by: the membership has one, for the same names
 * and birth dates.
 */
export function isIdentityKnown(
  member: CardHolder & { membership: Pick<Membership, 'juventus_card'> | null },
  holder: CardHolder,
): boolean {
  const isSame = holderParts.every((name) => member[name] === holder[name]);
  return member.membership?.juventus_card === true && isSame;
}
