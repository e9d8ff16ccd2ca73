import { describe, expect, test } from 'vitest';
import { checkPromoRecord } from './promo-record.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const at = (moment: string) => ({ toMillis: () => Date.parse(moment) });
const record = {
  discountRate: 50,
  discountType: 'percentage',
  expiresAt: at('2027-01-01T00:00:00Z'),
  maxUses: 10,
  usedCount: 3,
};

describe('a promo record read without the server', () => {
  test('gives its discount', () => {
    expect(checkPromoRecord(record, now)).toEqual({
      rule: { discountType: 'percentage', discountRate: 50 },
    });
  });

  test('needs neither expiry nor limit', () => {
    const bare = { discountRate: 3, discountType: 'fixed' };
    expect(checkPromoRecord(bare, now).rule).toEqual({ discountType: 'fixed', discountRate: 3 });
  });

  test.each([
    ['missing', null, 'invalid_promo_code'],
    ['past its expiry', { ...record, expiresAt: at('2026-11-20T11:59:59Z') }, 'promo_code_expired'],
    ['used up', { ...record, usedCount: 10 }, 'promo_code_max_uses_reached'],
    ['without a rate', { ...record, discountRate: undefined }, 'promo_code_validation_failed'],
    ['of no known type', { ...record, discountType: 'gift' }, 'promo_code_validation_failed'],
    ['with a rate below zero', { ...record, discountRate: -5 }, 'promo_code_validation_failed'],
    ['with a text for a limit', { ...record, maxUses: 'ten' }, 'promo_code_validation_failed'],
    ['with a broken expiry', { ...record, expiresAt: 'soon' }, 'promo_code_validation_failed'],
  ])('that is %s is refused', (_, found, problem) => {
    expect(checkPromoRecord(found, now).problem).toBe(problem);
  });
});
