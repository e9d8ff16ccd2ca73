import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type { Firestore } from 'firebase-admin/firestore';
import { matchingMembers } from '#repositories/members';
import { countOf } from '#repositories/rows';

export interface MemberCounts {
  total_users: number;
  approved_users: number;
  pending_users: number;
  paid_users: number;
}

/** Returns the numbers on the panel's overview, counted by Firestore. Every member is either approved or pending. */
export async function countMembers(db: Firestore): Promise<MemberCounts> {
  const count = (status: MemberFilter) => countOf(matchingMembers(db, { status }));
  const [approved, pending, paid] = await Promise.all([
    count('approved'),
    count('pending'),
    count('paid'),
  ]);
  return {
    total_users: approved + pending,
    approved_users: approved,
    pending_users: pending,
    paid_users: paid,
  };
}
