import type { AdminMember } from '@fanclub/contract/members/profile';
import { openOf } from '@fanclub/contract/money/due';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';

/**
 * Returns a candidate for a member whom an admin has looked up. There are no reasons, because the server did
 * not suggest the member.
 */
export function candidateOf(member: AdminMember, line: ShownLine): Candidate {
  const open = openOf(member);
  const { id: member_id, first_name, last_name, request_number, request_status } = member;
  return {
    member_id,
    first_name,
    last_name,
    request_number,
    request_status,
    open: open?.currency === line.currency ? open.amount : null,
    is_confirmed: false,
    reasons: [],
    doubts: open && open.currency !== line.currency ? ['other_currency'] : [],
    is_certain: false,
  };
}
