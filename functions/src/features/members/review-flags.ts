import { type ReviewFlag, reviewFlags } from '@fanclub/contract/members/states';
import type { MemberDocument } from '#repositories/member';

type Flagged = Pick<
  MemberDocument,
  | ('flags' | 'flagged_since_decision' | 'request_status')
  | ('receipt_also_used_by' | 'similar_to' | 'not_me_at' | 'by_program')
>;

const holds: Record<ReviewFlag, (member: Flagged) => boolean> = {
  same_receipt: (member) => member.receipt_also_used_by.length > 0,
  similar_person: (member) => member.similar_to.length > 0,
  not_me: (member) => member.not_me_at !== null,
  by_program: (member) => member.by_program === true,
};

/**
 * Returns the flags of a member's row after these changes, and whether the row got a new reason for a flag after the
 * decision. The caller writes the result together with the changes.
 */
export function flagsWith(
  member: Flagged,
  changes: Partial<Flagged>,
): Pick<Flagged, 'flags' | 'flagged_since_decision'> {
  const after = { ...member, ...changes };
  const flags = reviewFlags.filter((flag) => holds[flag](after));
  const isDecided = after.request_status !== 'submitted';
  const isNews = member.flagged_since_decision || hasMore(member, after);
  return { flags, flagged_since_decision: flags.length > 0 && isDecided && isNews };
}

/**
 * True if the row has a reason for a flag that it did not have before, even if the row has that flag already for
 * another reason.
 */
function hasMore(before: Flagged, after: Flagged): boolean {
  const lists = ['receipt_also_used_by', 'similar_to'] as const;
  return (
    lists.some((name) => after[name].some((number) => !before[name].includes(number))) ||
    (before.not_me_at === null && after.not_me_at !== null)
  );
}
