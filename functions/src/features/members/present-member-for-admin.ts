import {
  type AdminMember,
  type MemberRow,
  memberRowNames,
} from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { presentAccount } from '#features/dues/present-account';
import type { ItemAnswer } from '#repositories/application';
import type { Member } from '#repositories/member';
import { otherNumbersOf } from '#repositories/search-keys';
import { iso, isoOrNull, presentMember, urlOrNull } from './present-member.ts';

function presentAnswer(answer: ItemAnswer | null) {
  if (!answer) return null;
  const { at, asked_at, was_rejected, items, note, changes } = answer;
  return { at: iso(at), asked_at: iso(asked_at), was_rejected, items, note, changes };
}

/** Returns a member's record as admins see it, except for the field that `presentCase` adds. */
export function presentMemberForAdmin(member: Member): Omit<AdminMember, 'seen_since_receipt'> {
  const isApproved = member.request_status === 'approved';
  return {
    ...presentMember(member),
    version: member.version,
    account: presentAccount(member),
    owes: member.is_owing ? member.owes : null,
    statement_due: isoOrNull(member.statement_due),
    told_total: member.told_total,
    told_rial: member.told_rial,
    told_number: member.told_number,
    shared_transfer: member.shared_transfer,
    receipt_also_used_by: member.receipt_also_used_by,
    similar_to: member.similar_to,
    flags: member.flags,
    flagged_since_decision: isApproved && member.flagged_since_decision,
    payment_note: member.payment_note,
    answered: presentAnswer(member.answered),
    own_changes: member.own_changes.map((change) => ({ ...change, at: iso(change.at) })),
    receipt_before_url: urlOrNull(member.receipt_before),
    passport_before_url: urlOrNull(member.passport_before),
    not_me_at: isoOrNull(member.not_me_at),
    merge: member.merge ? { number: member.merge.number, due: iso(member.merge.due) } : null,
    other_numbers: otherNumbersOf(member),
    has_family: member.has_family,
    account_pending: member.account === 'pending',
    has_receipt: member.receipt_upload !== null,
    has_passport: member.passport_upload !== null,
    has_payment_note: member.payment_note !== null,
    is_asked: member.requested !== null,
    has_answered: member.answered !== null,
  };
}

/** Returns the fields of a member that a list of the panel shows. */
export const presentMemberRow = (member: Member): MemberRow =>
  pick(presentMemberForAdmin(member), memberRowNames);
