import { owedBackOf } from '@fanclub/contract/money/due';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';

/**
 * Adds `owes_back_since`, the time since when the club owes money back, to a change of a member's row. The list of
 * refunds finds members by that time, so every change of money, price or state writes it. A debt keeps the time when it
 * began. A decision sets it anew, because by the club's terms the days for a refund count from the decision.
 */
export function withOwed<Update extends Partial<MemberDocument>>(
  member: Member,
  update: Update,
  now: Date,
): Update & Pick<MemberDocument, 'owes_back_since'> {
  const after: Member = { ...member, ...update };
  const isDecided = after.request_status !== member.request_status;
  const since = isDecided ? null : member.owes_back_since;
  const owes = owedBackOf(after).length > 0;
  return { ...update, owes_back_since: owes ? (since ?? timestampOf(now)) : null };
}
