import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isPromoCodeId, usablePromo } from '#features/promo/find-promo-code';
import { parsePromoRecord, promoProblem } from './promo-record.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const half = { discountRate: 50, discountType: 'percentage' };

const snapshotOf = (data: object | undefined) =>
  ({ id: 'HALFSHIP', exists: data !== undefined, data: () => data }) as DocumentSnapshot;

it('fills in what a record lacks', () => {
  expect(parsePromoRecord(snapshotOf(half))).toEqual({
    code: 'HALFSHIP',
    discountRate: 50,
    discountType: 'percentage',
    usedCount: 0,
    maxUses: 999_999,
    expiresAtMs: Date.parse('2099-12-31T23:59:59.999Z'),
  });
});

it.each([
  ['no record', undefined, 'invalid_promo_code'],
  [
    'a record past its expiry',
    { ...half, expiresAt: Timestamp.fromMillis(now) },
    'promo_code_expired',
  ],
  ['one used up', { ...half, maxUses: 5, usedCount: 5 }, 'promo_code_max_uses_reached'],
  ['one used too often', { ...half, maxUses: 5, usedCount: 7 }, 'promo_code_max_uses_reached'],
  [
    'expiry before use',
    { ...half, maxUses: 0, expiresAt: Timestamp.fromMillis(0) },
    'promo_code_expired',
  ],
  ['no fields', {}, 'promo_code_validation_failed'],
  ['an expiry in words', { ...half, expiresAt: '2099-12-31' }, 'promo_code_validation_failed'],
  ['a count in words', { ...half, maxUses: '10' }, 'promo_code_validation_failed'],
  ['a negative count', { ...half, usedCount: -1 }, 'promo_code_validation_failed'],
  ['an unknown type', { ...half, discountType: 'gift' }, 'promo_code_validation_failed'],
  ['a negative rate', { ...half, discountRate: -5 }, 'promo_code_validation_failed'],
  [
    'a rate that is no number',
    { ...half, discountRate: Number.NaN },
    'promo_code_validation_failed',
  ],
])('%s is %s', (_, data, problem) => {
  expect(promoProblem(snapshotOf(data), now)).toBe(problem);
  expect(usablePromo(snapshotOf(data), now)).toEqual({ problem });
});

it('hands out a usable record', () => {
  const data = { ...half, maxUses: 5, usedCount: 4, expiresAt: Timestamp.fromMillis(now + 1) };
  expect(usablePromo(snapshotOf(data), now)).toMatchObject({
    record: { maxUses: 5, usedCount: 4 },
  });
});

it('knows which codes can be the id of a record', () => {
  const codes = ['HALF-50', '', 'a', 'A/B', '..', '__A__', 'X'.repeat(41), 'نوروز'];
  expect(codes.filter(isPromoCodeId)).toEqual(['HALF-50']);
});
