import type { MemberRow } from '../members/admin-member.ts';
import { partsOf } from '../money/amounts.ts';
import { receivedOf } from '../money/due.ts';
import { isPaymentShown } from './payment-shown.ts';

export type BulkDecision = 'approve' | 'reject';
export const bulkDecisions = ['approve', 'reject'] as const satisfies readonly BulkDecision[];

/** Reasons why a bulk decision leaves an application out, so that an admin has to decide about it separately. */
export const bulkExclusions = [
  /** There is no receipt and no admin's note, and no recorded payments cover the amount due. */
  'payment_unseen',
  /** Only a part was paid, so what an approval does with the rest depends on when the receipt was sent. */
  'partly_paid',
  /** The application has a flag of `../members/review-flags.ts`. */
  'flagged',
  /** The application orders a club card, and its identity document is missing or was never displayed to this admin. */
  'identity_unseen',
  /** A rejection would take an approved membership away. */
  'is_member',
] as const;
export type BulkExclusion = (typeof bulkExclusions)[number];

/** Returns the reason why a bulk decision leaves a member out; null if there is none. */
export function bulkExclusionOf(
  decision: BulkDecision,
  member: Parameters<typeof isPaymentShown>[0] &
    Pick<MemberRow, 'flags' | 'juventus_card' | 'has_passport' | 'request_status'>,
  isIdentitySeen: boolean,
): BulkExclusion | null {
  const isApproved = member.request_status === 'approved';
  if (decision === 'reject') return isApproved ? 'is_member' : null;
  if (isApproved) return null;
  if (member.flags.length > 0) return 'flagged';
  if (!isPaymentShown(member)) return 'payment_unseen';
  if (!member.is_paid && partsOf(receivedOf(member)).length > 0) return 'partly_paid';
  const isIdentified = member.has_passport && isIdentitySeen;
  return member.juventus_card && !isIdentified ? 'identity_unseen' : null;
}
