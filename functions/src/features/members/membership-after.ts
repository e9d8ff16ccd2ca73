import { pick } from '@fanclub/contract/members/by-name';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { readEarlierMembership } from '#repositories/archived-seasons';
import type { Member, MembershipRow } from '#repositories/member';
import { readSeasonEnd } from '#repositories/seasons';
import type { Decision } from './review-transitions.ts';

/**
 * Returns the membership after a decision. An approval gives the requested membership until the end of its season. If
 * an application that was not approved is rejected, the membership does not change. If an approved one is rejected,
 * the membership that it replaced comes back, or there is none.
 */
export async function membershipAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  member: Member,
  decision: Decision,
  now: Date,
): Promise<MembershipRow | null> {
  const { id, membership, season, request_status } = member;
  if (decision === 'approve') {
    return {
      ...pick(member, ['season', 'pack_type', 'juventus_card']),
      since: timestampOf(now),
      valid_until: await readSeasonEnd(transaction, db, season),
      renewed_from: membership && membership.season !== season ? membership.season : null,
    };
  }
  if (request_status !== 'approved') return membership;
  const before = membership?.renewed_from ?? null;
  return before === null ? null : readEarlierMembership(transaction, db, id, before);
}
