import { pick } from '@fanclub/contract/members/by-name';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { type Timestamp, timestampOf } from '#platform/time';
import { decidedFields, type LastDecision } from '#repositories/application';
import type { MemberDocument } from '#repositories/member';
import type { MembershipRow, PersonFields } from '#repositories/person';
import { mergeOwnChanges } from './own-changes.ts';

/** A reviewer's decision. The functions of this file compute its effects without any I/O. */

export type Decision = 'approve' | 'reject';

/** The fields that a decision reads and writes. */
export type Reviewed = Omit<LastDecision['before'], 'member_since'> &
  Pick<MemberDocument, 'is_approved'>;

const statusAfter = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Returns the state after a decision, or null if the row is in that state already: a repeated call is no error, changes
 * nothing and sends no mail. An approval sets `is_paid`, because it confirms the payment; a rejection leaves it as it
 * is. A rejection that takes away the only membership ends every session.
 */
export function decide(
  member: Reviewed,
  decision: Decision,
  details: {
    now: Date;
    reason: string | null;
    paymentNote: string | null;
    /** The items that a rejected applicant has to replace or correct. */
    items?: ReviewItem[] | undefined;
    /** The memberships after the decision. */
    memberships: PersonFields['memberships'];
  },
): Reviewed | null {
  if (member.request_status === statusAfter[decision]) return null;
  const isApproved = decision === 'approve';
  const note = isApproved ? details.paymentNote?.trim() : null;
  const reason = isApproved ? null : details.reason?.trim() || null;
  const { now, items, memberships } = details;
  const isMember = memberships.length > 0;
  // A member who loses the membership loses all sessions. An applicant who follows the review keeps the session, and
  // reads the reason of the rejection with it.
  const endsSessions = member.is_approved && !isMember;
  return {
    request_status: statusAfter[decision],
    memberships,
    is_approved: isMember,
    is_paid: member.is_paid || isApproved,
    payment_note: note || member.payment_note,
    decided_at: timestampOf(now),
    rejection_reason: reason,
    requested:
      isApproved || !items ? null : { at: timestampOf(now), items, note: reason, mail_id: null },
    own_changes: [],
    // A rejected applicant corrects the name in the application.
    wanted_name: isApproved ? member.wanted_name : null,
    // The admin who decides sees all flags on the page, so none of them is new any longer.
    flagged_since_decision: false,
    sessions_valid_after: endsSessions ? sessionsEndingNow(now) : member.sessions_valid_after,
  };
}

/** True if the payment counts as seen: there is a receipt, or an admin's note says where the payment was seen. */
export function isPaymentSeen(
  member: Pick<MemberDocument, 'receipt_upload'>,
  after: Pick<Reviewed, 'payment_note'>,
): boolean {
  return member.receipt_upload !== null || after.payment_note !== null;
}

/** True if the decision at the time `decidedAt` ended the member's sessions, and nothing has ended them since. */
export const endedByDecision = (
  { sessions_valid_after: cut }: Pick<MemberDocument, 'sessions_valid_after'>,
  decidedAt: Timestamp,
): boolean => cut?.isEqual(sessionsEndingNow(decidedAt.toDate())) ?? false;

/** Returns the fields from before a decision, which are stored so that the decision can be undone. */
export const stateBefore = (
  member: Reviewed & Pick<MemberDocument, 'member_since'>,
): LastDecision['before'] => pick(member, decidedFields);

/** True while a decision can be undone. Its mail waits as long. */
export function isWithinUndoWindow(
  at: Timestamp | null,
  now: Date,
  windowMs: number = undoWindowMs,
): boolean {
  return at !== null && now.getTime() < at.toMillis() + windowMs;
}

/**
 * Returns the state that an undo restores. Later changes by others stay: sessions that ended for another reason stay
 * ended, and if `is_paid` was set to false meanwhile, it stays false.
 */
export function undo(
  member: Reviewed & Pick<MemberDocument, 'request_number'>,
  last: Pick<LastDecision, 'at' | 'before'>,
): Reviewed {
  const { before } = last;
  const isOwn = (one: MembershipRow) => one.request_number === member.request_number;
  const others = member.memberships.filter((one) => !isOwn(one));
  const memberships = [...others, ...before.memberships.filter(isOwn)];
  const wasApproval = member.request_status === 'approved';
  const isPaid = wasApproval ? member.is_paid && before.is_paid : member.is_paid;
  const note = wasApproval ? before.payment_note : member.payment_note;
  return {
    request_status: before.request_status,
    memberships,
    is_approved: memberships.length > 0,
    is_paid: isPaid,
    payment_note: isPaid ? note : null,
    decided_at: before.decided_at,
    rejection_reason: before.rejection_reason,
    requested: before.requested,
    own_changes: mergeOwnChanges(before.own_changes, member.own_changes),
    wanted_name: wasApproval ? member.wanted_name : before.wanted_name,
    flagged_since_decision: member.flagged_since_decision || before.flagged_since_decision,
    sessions_valid_after: endedByDecision(member, last.at)
      ? before.sessions_valid_after
      : member.sessions_valid_after,
  };
}

/** Returns which of the fields in `named` differ, for `recent_changes` and the audit row. */
export function changedReviewFields(from: Reviewed, to: Reviewed): string[] {
  const named = [
    'request_status',
    'is_approved',
    'is_paid',
    'payment_note',
    'rejection_reason',
    'requested',
  ] as const;
  return named.filter((field) => from[field] !== to[field]);
}
