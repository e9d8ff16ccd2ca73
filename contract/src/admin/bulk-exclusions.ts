import type { AdminMember } from '../members/profile.ts';
import { isPaymentShown } from './payment-shown.ts';

export type BulkDecision = 'approve' | 'reject';
export const bulkDecisions = ['approve', 'reject'] as const satisfies readonly BulkDecision[];

/** Reasons why an application is left out of a bulk decision and has to be opened by itself. */
export const bulkExclusions = [
  /** No receipt, note or payment shows the money; an admin has to say where it was seen. */
  'payment_unseen',
  /** The application has a flag of `../members/review-flags.ts`. */
  'flagged',
  /** An approval would send a club card on a document that is missing or that this admin has not had on screen. */
  'identity_unseen',
  /** A rejection would take an approved membership away. */
  'is_member',
] as const;
export type BulkExclusion = (typeof bulkExclusions)[number];

/** Returns the reason why a member is left out of a bulk decision; null if there is none. */
export function bulkExclusionOf(
  decision: BulkDecision,
  member: Parameters<typeof isPaymentShown>[0] &
    Pick<AdminMember, 'flags' | 'juventus_card' | 'passport_url' | 'request_status'>,
  isIdentitySeen: boolean,
): BulkExclusion | null {
  const isApproved = member.request_status === 'approved';
  if (decision === 'reject') return isApproved ? 'is_member' : null;
  if (isApproved) return null;
  if (member.flags.length > 0) return 'flagged';
  if (!isPaymentShown(member)) return 'payment_unseen';
  const isIdentified = member.passport_url !== null && isIdentitySeen;
  return member.juventus_card && !isIdentified ? 'identity_unseen' : null;
}
