import { owedBackOf } from '@fanclub/contract/money/due';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';

/**
 * A change of a member's row, with since when money is owed back after it: what the list of refunds is
 * found by, so that it is written with whatever money, price or decision makes it so. What is owed
 * already stays owed since then; a decision begins it anew, for the days of the terms count from it.
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
