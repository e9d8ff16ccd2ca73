import { expect, it } from 'vitest';
import { bulkExclusionOf } from './bulk-exclusions.ts';

const plain = {
  flags: [],
  has_receipt: true,
  has_payment_note: false,
  is_paid: false,
  received: null,
  juventus_card: false,
  has_passport: false,
  request_status: 'submitted' as const,
  waived: null,
};
const card = { ...plain, juventus_card: true, has_passport: true };

it.each([
  ['a receipt and no club card', 'approve', plain, false, null],
  ['neither receipt nor note', 'approve', { ...plain, has_receipt: false }, true, 'payment_unseen'],
  [
    'a note for a receipt',
    'approve',
    { ...plain, has_receipt: false, has_payment_note: true },
    false,
    null,
  ],
  [
    'payments that cover it, without a receipt',
    'approve',
    { ...plain, has_receipt: false, is_paid: true, received: { EUR: 2000, IRR: 0 } },
    false,
    null,
  ],
  [
    'a part of the amount',
    'approve',
    { ...plain, received: { EUR: 500, IRR: 0 } },
    false,
    'partly_paid',
  ],
  [
    'nothing that is left of what was received',
    'approve',
    { ...plain, received: { EUR: 0, IRR: 0 } },
    false,
    null,
  ],
  ['a flag', 'approve', { ...plain, flags: ['not_me' as const] }, true, 'flagged'],
  ['a club card whose document was not on screen', 'approve', card, false, 'identity_unseen'],
  ['a club card whose document was', 'approve', card, true, null],
  [
    'a club card without a document',
    'approve',
    { ...card, has_passport: false },
    true,
    'identity_unseen',
  ],
  ['an approval already', 'approve', { ...card, request_status: 'approved' as const }, false, null],
  ['a flag, to be rejected', 'reject', { ...plain, flags: ['not_me' as const] }, false, null],
  [
    'a membership, to be rejected',
    'reject',
    { ...plain, request_status: 'approved' as const },
    true,
    'is_member',
  ],
] as const)('the decision about %s: %s', (_, decision, member, isSeen, look) => {
  expect(bulkExclusionOf(decision, { ...member, flags: [...member.flags] }, isSeen)).toBe(look);
});
