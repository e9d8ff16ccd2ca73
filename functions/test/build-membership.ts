import { timestampOf } from '#platform/time';
import type { MembershipRow } from '#repositories/member';

/** Returns a membership of 2026/27 with the base package and without a club card, which has begun. */
export const buildMembership = (change: Partial<MembershipRow> = {}): MembershipRow => ({
  season: '2026/27',
  pack_type: 'base',
  juventus_card: false,
  since: timestampOf(Date.now()),
  valid_from: null,
  valid_until: null,
  renewed_from: null,
  ...change,
});
