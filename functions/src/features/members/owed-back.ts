import { owedBackOf } from '@fanclub/contract/money/due';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';

/**
 * Returns a change of a member's row together with the time since when the club owes money back after it.
 * The list of refunds finds members by that time, so every change of money, price or state writes it. A debt
 * keeps the time when it began; a decision starts it again, because the terms count the days from there.
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
