import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import type { ServerContext } from '#platform/context';
import { writeView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
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
  const [seen_since_receipt, transfers] = await Promise.all([
    isSeenSinceReceipt(context.db, member),
    sharedTransfers(context.db, [member]),
    writeView(context, view, now),
  ]);
  const shared_transfer = transfers.get(member.id) ?? null;
  return { ...presentMemberForAdmin(member), seen_since_receipt, shared_transfer };
}
