import {
  type AdminMember,
  type MemberRow,
  memberRowNames,
  type SharedTransfer,
} from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { toCents, toEuro } from '@fanclub/contract/pricing/round';
import type { Firestore } from 'firebase-admin/firestore';
import { presentAccount } from '#features/dues/present-account';
import type { ItemAnswer } from '#repositories/application';
import { sentTogether } from '#repositories/applications';
import type { Member } from '#repositories/member';
import { findPersons } from '#repositories/members';
import { otherNumbersOf } from '#repositories/search-keys';
import { iso, isoOrNull, presentMember, urlOrNull } from './present-member.ts';

function presentAnswer(answer: ItemAnswer | null) {
  if (!answer) return null;
  const { at, asked_at, was_rejected, items, note, changes } = answer;
  return { at: iso(at), asked_at: iso(asked_at), was_rejected, items, note, changes };
}

/** Returns a member's record as admins see it, except for what `presentCase` reads. */
export function presentMemberForAdmin(
  member: Member,
): Omit<AdminMember, 'seen_since_receipt' | 'reduction_reason' | 'asked_adjustment'> {
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
    shared_transfer: null,
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

/** Returns the fields of a member that a list of the panel shows, without the transfer that it shared with others. */
export const presentMemberRow = (member: Member): MemberRow =>
  pick(presentMemberForAdmin(member), memberRowNames);

/** Returns the rows of these members. Those who are not approved have the transfer that they shared with others. */
export async function presentRows(db: Firestore, members: readonly Member[]): Promise<MemberRow[]> {
  const undecided = members.filter((member) => member.request_status !== 'approved');
  const transfers = await sharedTransfers(db, undecided);
  return members.map((member) => ({
    ...presentMemberRow(member),
    shared_transfer: transfers.get(member.id) ?? null,
  }));
}

/**
 * Returns by member what the one transfer shows that paid for several people, if they paid what they were told. It is
 * computed from the applications of each submission, so that it follows a changed package and a deleted person. Members
 * who came alone are left out.
 */
export async function sharedTransfers(
  db: Firestore,
  members: readonly Member[],
): Promise<Map<string, SharedTransfer>> {
  const together = members.filter(({ submission }) => submission.people > 1);
  const payerOf = ({ id, guardian_id }: Member) => guardian_id ?? id;
  const [applications, payers] = await Promise.all([
    sentTogether(db, [...new Set(together.map(({ submission }) => submission.id))]),
    findPersons(db, [...new Set(together.map(payerOf))]),
  ]);
  const transfers = together.map((member) => {
    const { id, place, people } = member.submission;
    const sent = applications.filter(({ submission }) => submission.id === id);
    const first = sent.find(({ submission }) => submission.place === 0);
    const payer = payers.get(payerOf(member)) ?? member;
    const cents = sent.map(({ told_total, total_price }) => toCents(told_total ?? total_price));
    const rial = sent.flatMap(({ told_rial, rial_amount }) => told_rial ?? rial_amount ?? []);
    const transfer = {
      number: first?.told_number ?? id,
      payer: `${payer.first_name} ${payer.last_name}`,
      people,
      place,
      total_price: toEuro(sumOf(cents)),
      rial_amount: rial.length === sent.length ? sumOf(rial) : null,
    };
    return [member.id, transfer] as const;
  });
  return new Map(transfers);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
