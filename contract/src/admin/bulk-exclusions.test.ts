import { describe, expect, it } from 'vitest';
import { bulkExclusionOf } from './bulk-exclusions.ts';

const plain = {
  flags: [],
  receipt_url: '/api/files/receipt',
  payment_note: null,
  is_paid: false,
  received: null,
  juventus_card: false,
  passport_url: null,
  request_status: 'submitted' as const,
};
const card = { ...plain, juventus_card: true, passport_url: '/api/files/passport' };

describe('bulkExclusionOf', () => {
  it.each([
    ['a receipt and no club card', 'approve', plain, false, null],
    [
      'neither receipt nor note',
      'approve',
      { ...plain, receipt_url: null },
      true,
      'payment_unseen',
    ],
    [
      'a note for a receipt',
      'approve',
      { ...plain, receipt_url: null, payment_note: 'bank' },
      false,
      null,
    ],
    [
      'payments that cover it, without a receipt',
      'approve',
      { ...plain, receipt_url: null, is_paid: true, received: { EUR: 2000, IRR: 0 } },
      false,
      null,
    ],
    ['a flag', 'approve', { ...plain, flags: ['not_me' as const] }, true, 'flagged'],
    ['a club card whose document was not on screen', 'approve', card, false, 'identity_unseen'],
    ['a club card whose document was', 'approve', card, true, null],
    [
      'a club card without a document',
      'approve',
      { ...card, passport_url: null },
      true,
      'identity_unseen',
    ],
    [
      'an approval already',
      'approve',
      { ...card, request_status: 'approved' as const },
      false,
      null,
    ],
    ['a flag, to be rejected', 'reject', { ...plain, flags: ['not_me' as const] }, false, null],
    [
      'a membership, to be rejected',
      'reject',
      { ...plain, request_status: 'approved' as const },
      true,
      'is_member',
    ],
  ] as const)('of %s: %s', (_, decision, member, isSeen, look) => {
    expect(bulkExclusionOf(decision, { ...member, flags: [...member.flags] }, isSeen)).toBe(look);
  });
});
