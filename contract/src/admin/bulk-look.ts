import type { AdminMember } from '../members/profile.ts';
import { isPaymentShown } from './payment-shown.ts';

export type BulkDecision = 'approve' | 'reject';
export const bulkDecisions = ['approve', 'reject'] as const satisfies readonly BulkDecision[];

/** Why an application is not decided together with others, but opened and looked at by itself. */
export const bulkLooks = [
  /** Somebody has to say where the money was seen. */
  'payment_unseen',
  /** It has a flag of `../members/review-flags.ts`. */
  'flagged',
  /** It would send a club card on a document that this admin has not had on screen. */
  'identity_unseen',
  /** A rejection would take a membership away. */
  'is_member',
] as const;
export type BulkLook = (typeof bulkLooks)[number];

/** What keeps a member out of a decision about many; null where nothing does. */
export function lookNeeded(
  decision: BulkDecision,
  member: Parameters<typeof isPaymentShown>[0] &
    Pick<AdminMember, 'flags' | 'juventus_card' | 'passport_url' | 'request_status'>,
  isIdentitySeen: boolean,
): BulkLook | null {
  const isApproved = member.request_status === 'approved';
  if (decision === 'reject') return isApproved ? 'is_member' : null;
  if (isApproved) return null;
  if (member.flags.length > 0) return 'flagged';
  if (!isPaymentShown(member)) return 'payment_unseen';
  const isIdentified = member.passport_url !== null && isIdentitySeen;
  return member.juventus_card && !isIdentified ? 'identity_unseen' : null;
}
