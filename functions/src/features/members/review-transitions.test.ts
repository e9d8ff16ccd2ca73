import type { RequestStatus } from '@fanclub/contract/members/states';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { buildMembership } from '../../../test/build-season.ts';
import { endedMemberships, resumedMemberships } from './memberships.ts';
import {
  changedReviewFields,
  type Decision,
  decide,
  isPaymentSeen,
  isWithinUndoWindow,
  type Reviewed,
  stateBefore,
  undo,
} from './review-transitions.ts';

const now = new Date('2026-03-01T12:00:00.400Z');
const nextSecond = Timestamp.fromDate(new Date('2026-03-01T12:00:01Z'));
const membership = buildMembership({
  since: Timestamp.fromDate(new Date('2026-02-01T12:00:00Z')),
  valid_until: '2027-06-30',
});
const earlier = Timestamp.fromDate(new Date('2026-02-01T12:00:00Z'));

function reviewed(status: RequestStatus, more: Partial<Reviewed> = {}): Reviewed {
  return {
    request_status: status,
    own_changes: [],
    wanted_name: null,
    flagged_since_decision: false,
    memberships: status === 'approved' ? [membership] : [],
    is_approved: status === 'approved',
    is_paid: status === 'approved',
    payment_note: null,
    decided_at: status === 'submitted' ? null : earlier,
    rejection_reason: status === 'rejected' ? 'blurred' : null,
    requested: null,
    sessions_valid_after: null,
    ...more,
  };
}

/** Returns the details of a decision about somebody without a membership, as the server passes them. */
const details = (decision: Decision, reason: string | null = null) => ({
  now,
  reason,
  paymentNote: null,
  memberships: decision === 'approve' ? [membership] : [],
});

it.each<[RequestStatus, Decision, RequestStatus | null]>([
  ['submitted', 'approve', 'approved'],
  ['submitted', 'reject', 'rejected'],
  ['approved', 'approve', null],
  ['approved', 'reject', 'rejected'],
  ['rejected', 'approve', 'approved'],
  ['rejected', 'reject', null],
])('decide: %s, %s → %s', (from, decision, to) => {
  const after = decide(reviewed(from), decision, details(decision, 'why'));
  expect(after?.request_status ?? null).toBe(to);
  if (after) expect(after.is_approved).toBe(to === 'approved');
});

it('decide marks as paid on approval, and keeps the mark on rejection', () => {
  expect(decide(reviewed('submitted'), 'approve', details('approve'))?.is_paid).toBe(true);
  expect(decide(reviewed('approved'), 'reject', details('reject'))?.is_paid).toBe(true);
  expect(decide(reviewed('submitted'), 'reject', details('reject'))?.is_paid).toBe(false);
});

it('decide ends the sessions of a member who loses the membership only', () => {
  const withdrawn = decide(reviewed('approved'), 'reject', details('reject'));
  expect(withdrawn?.sessions_valid_after).toEqual(nextSecond);
  const applicant = decide(reviewed('submitted'), 'reject', details('reject'));
  expect(applicant?.sessions_valid_after).toBeNull();
  const kept = reviewed('submitted', { sessions_valid_after: earlier });
  const approve = decide(kept, 'approve', details('approve'));
  expect(approve?.sessions_valid_after).toEqual(earlier);
});

it('decide leaves a membership and its sessions alone that a rejected renewal was to follow', () => {
  const renewal = reviewed('submitted', { memberships: [membership], is_approved: true });
  const after = decide(renewal, 'reject', {
    ...details('reject'),
    memberships: [membership],
  });
  expect(after).toMatchObject({
    request_status: 'rejected',
    memberships: [membership],
    is_approved: true,
  });
  expect(after?.sessions_valid_after).toBeNull();
});

it.each([
  ['  blurred receipt ', 'blurred receipt'],
  ['   ', null],
  [null, null],
])('decide keeps the reason %j as %j', (reason, kept) => {
  const after = decide(reviewed('submitted'), 'reject', details('reject', reason));
  expect(after?.rejection_reason).toBe(kept);
});

it('decide clears the reason of an earlier rejection on approval', () => {
  const after = decide(reviewed('rejected'), 'approve', details('approve'));
  expect(after?.rejection_reason).toBeNull();
});

it.each([
  ['a receipt', 'upload-1', null, true],
  ['a note', null, 'Bank statement', true],
  ['neither', null, null, false],
])('isPaymentSeen with %s', (_, receipt_upload, payment_note, isSeen) => {
  expect(isPaymentSeen({ receipt_upload }, { payment_note })).toBe(isSeen);
});

function decidedThen(from: Reviewed, decision: Decision, change: Partial<Reviewed> = {}) {
  const after = decide(from, decision, details(decision, 'why'));
  if (!after) throw new Error('nothing was decided');
  const last = {
    at: Timestamp.fromDate(now),
    before: stateBefore({ ...from, member_since: null }),
  };
  return undo({ ...after, request_number: membership.request_number, ...change }, last);
}

it.each<[RequestStatus, Decision]>([
  ['submitted', 'approve'],
  ['submitted', 'reject'],
  ['approved', 'reject'],
  ['rejected', 'approve'],
])('undo restores everything of %s after %s', (from, decision) => {
  const wanted_name =
    from === 'rejected' ? null : { at: earlier, first_name: 'Nora', last_name: 'Neri' };
  const before = reviewed(from, { sessions_valid_after: earlier, wanted_name });
  expect(decidedThen(before, decision)).toEqual(before);
});

it('undo leaves sessions ended that something else ended meanwhile', () => {
  const later = Timestamp.fromDate(new Date('2026-03-01T12:00:09Z'));
  const restored = decidedThen(reviewed('approved'), 'reject', { sessions_valid_after: later });
  expect(restored.sessions_valid_after).toEqual(later);
});

it('undo leaves a payment mark cleared that was cleared meanwhile', () => {
  const paid = reviewed('rejected', { is_paid: true });
  expect(decidedThen(paid, 'approve', { is_paid: false }).is_paid).toBe(false);
});

it('undo keeps a payment mark that was set after a rejection', () => {
  expect(decidedThen(reviewed('submitted'), 'reject', { is_paid: true }).is_paid).toBe(true);
});

it.each([
  [0, true],
  [14_999, true],
  [15_000, false],
])('isWithinUndoWindow, %i ms after the decision: %s', (ms, within) => {
  const at = Timestamp.fromMillis(now.getTime() - ms);
  expect(isWithinUndoWindow(at, now)).toBe(within);
});

it('the undo window lasts longer where many were decided', () => {
  expect(isWithinUndoWindow(Timestamp.fromMillis(now.getTime() - 20_000), now, 45_000)).toBe(true);
});

it('the undo window is over where nothing was decided', () => {
  expect(isWithinUndoWindow(null, now)).toBe(false);
});

it('the fields that a decision changed are named', () => {
  const approved = decide(reviewed('submitted'), 'approve', details('approve')) as Reviewed;
  expect(changedReviewFields(reviewed('submitted'), approved)).toEqual([
    'request_status',
    'is_approved',
    'is_paid',
  ]);
});

it('taking back an early end gives back what ended with it, and leaves an end of before', () => {
  const [first, second, third] = ['2025/26', '2026/27', '2027/28'].map((season, i) =>
    buildMembership({
      season,
      since: earlier,
      valid_from: `${2025 + i}-07-01`,
      valid_until: `${2026 + i}-06-30`,
    }),
  );
  if (!first || !second || !third) throw new Error('three seasons');
  const left = endedMemberships([first], { day: '2025-12-31', reason: 'left' });
  const both = endedMemberships([...left, second, third], {
    day: '2027-03-31',
    reason: 'expelled',
  });
  expect(both.map(({ valid_until }) => valid_until)).toEqual([
    '2025-12-31',
    '2027-03-31',
    '2027-03-31',
  ]);
  expect(resumedMemberships(both)).toEqual([...left, second, third]);
});
