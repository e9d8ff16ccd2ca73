import { type ReviewFlag, reviewFlags } from '@fanclub/contract/members/review-flags';
import type { MemberDocument } from '#repositories/member';

type Flagged = Pick<MemberDocument, 'flags' | 'receipt_also_used_by' | 'similar_to' | 'not_me_at'>;

const holds: Record<ReviewFlag, (member: Flagged) => boolean> = {
  same_receipt: (member) => member.receipt_also_used_by.length > 0,
  similar_person: (member) => member.similar_to.length > 0,
  not_me: (member) => member.not_me_at !== null,
};

/** Why a member's row, with these changes, deserves a second look; to be written along with them. */
export function flagsWith(member: Flagged, changes: Partial<Flagged>): ReviewFlag[] {
  const after = { ...member, ...changes };
  return reviewFlags.filter((flag) => holds[flag](after));
}
