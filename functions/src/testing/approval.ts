import { clubDay } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import { withMembership } from '#features/members/memberships';
import { withStanding } from '#features/members/standing';
import { confirmOpen, noMoneyChange } from '#features/money/money-change';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { searchKeysOf } from '#repositories/search-keys';

interface Facts {
  by: string;
  now: Date;
  memberNumber: number;
  /** False for an approval that leaves the rest open. */
  isPaid?: boolean;
}

/**
 * Returns what an approval changes, for members of the demo and of tests: the fields of the row and, if it confirms
 * money, the payment. `writeAccount` writes both.
 */
export function approvalOf(
  member: Member,
  { by, now, memberNumber, isPaid = true }: Facts,
): { update: Partial<MemberDocument>; payments: Payment[]; now: Date } {
  const day = clubDay(now);
  const at = timestampOf(now);
  const decided = {
    request_status: 'approved',
    is_approved: true,
    is_paid: isPaid,
    decided_at: at,
  } as const;
  const given = {
    ...pick(member, ['request_number', 'season', 'pack_type', 'juventus_card']),
    since: at,
    valid_until: null,
  };
  const numbered = { member_number: memberNumber, member_since: day };
  const money = isPaid
    ? confirmOpen(member, { ...member, ...decided }, { by, now, source: 'approval' })
    : noMoneyChange;
  const update = {
    ...decided,
    memberships: withMembership(member.memberships, given, day),
    ...money.fields,
    ...numbered,
    search_keys: searchKeysOf({ ...member, ...numbered }),
  };
  return { update: withStanding(member, update, day), payments: money.rows, now };
}
