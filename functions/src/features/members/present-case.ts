import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { reductionReasonOf } from '#features/dues/payment-rows';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import type { ServerContext } from '#platform/context';
import { writeView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import { readPaymentsOf } from '#repositories/payments';
import { iso } from './present-member.ts';
import { presentMemberForAdmin, sharedTransfers } from './present-member-for-admin.ts';

/**
 * Returns a member's whole record for an admin, after the audit row for this look is stored. Every response with one
 * whole record comes from here, also after a decision or a correction, so that no route shows a record without a trace.
 * Of two concurrent calls, one creates the audit row and the other finds it.
 */
export async function presentCase(
  context: Pick<ServerContext, 'db' | 'keyedHash' | 'now'>,
  admin: { email: string },
  member: Member,
): Promise<AdminMember> {
  const now = context.now();
  const view = { adminEmail: admin.email, memberId: member.id, action: 'view_case' } as const;
  const [seen_since_receipt, lowered, transfers] = await Promise.all([
    isSeenSinceReceipt(context.db, member),
    member.waived ? readPaymentsOf(context.db, member.id) : [],
    sharedTransfers(context.db, [member]),
    writeView(context, view, now),
  ]);
  const shared_transfer = transfers.get(member.id) ?? null;
  const asked = member.asked_adjustment;
  const reduction_reason = reductionReasonOf(lowered, member);
  return {
    ...presentMemberForAdmin(member),
    seen_since_receipt,
    reduction_reason,
    asked_adjustment: asked && { ...asked, at: iso(asked.at), is_yours: asked.by === admin.email },
    shared_transfer,
  };
}
