import { priceListOf, publicDefaults } from '@fanclub/contract/settings/defaults';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { PromoReservation } from '#repositories/promo-reservations';
import { decidePromo } from './decide-promo.ts';
import type { PromoAvailability } from './promo-availability.ts';

const defaultPrices = priceListOf(publicDefaults);

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const later = Timestamp.fromMillis(nowMs + 1000);
const earlier = Timestamp.fromMillis(nowMs - 1000);
const card = { pack_type: 'base', juventus_card: true, email: 'sara@example.com' } as const;

const snapshot = (id: string, data: object | undefined) =>
  ({
    row: { id, exists: data !== undefined, data: () => data } as unknown as DocumentSnapshot,
    pendingUses: 0,
  }) satisfies PromoAvailability;
const code = (changes: object = {}) =>
  snapshot('HALF', {
    discountType: 'percentage',
    discountRate: 50,
    maxUses: 2,
    usedCount: 0,
    expiresAt: later,
    ...changes,
  });
const hold = (changes: Partial<PromoReservation> = {}): PromoReservation => ({
  code: 'HALF',
  address_hash: 'somewhere',
  used_by: null,
  created_at: earlier,
  expires_at: later,
  ...changes,
});

it('decidePromo counts a use and takes the discount off shipping', () => {
  const decision = decidePromo(card, defaultPrices, code(), undefined, nowMs);
  expect(decision).toMatchObject({ use: 'count', promoCode: 'HALF' });
  expect(decision.cost).toMatchObject({ shipping_discount: 2.5, total_price: 17.5 });
});

it('decidePromo lets a hold of one’s own through although the code is used up by now', () => {
  const usedUp = code({ usedCount: 2 });
  expect(decidePromo(card, defaultPrices, usedUp, hold(), nowMs).use).toBe('held');
  expect(decidePromo(card, defaultPrices, usedUp, undefined, nowMs).use).toBe('none');
});

it.each([
  ['run out', hold({ expires_at: earlier })],
  ['used', hold({ used_by: 'someone' })],
  ['for another code', hold({ code: 'OTHER' })],
])('decidePromo counts a new use when the hold is %s', (_, unfit) => {
  expect(decidePromo(card, defaultPrices, code(), unfit, nowMs).use).toBe('count');
});

it.each([
  ['missing', snapshot('HALF', undefined)],
  ['malformed', code({ discountRate: 'half' })],
  ['expired', code({ expiresAt: earlier })],
  ['used up', code({ usedCount: 2 })],
  ['switched off', code({ disabled: true })],
  ['for another package', code({ packTypes: ['international'] })],
  ['for somebody else', code({ email: 'nora@example.com' })],
])('decidePromo asks the full price and counts nothing for a code that is %s', (_, useless) => {
  const decision = decidePromo(card, defaultPrices, useless, undefined, nowMs);
  expect(decision).toMatchObject({ use: 'none', promoCode: null });
  expect(decision.cost.total_price).toBe(20);
});

it('decidePromo honours a hold of a code that was switched off since, and none of a code that is not theirs', () => {
  const decide = (changes: object) =>
    decidePromo(card, defaultPrices, code(changes), hold(), nowMs).use;
  expect(decide({ disabled: true })).toBe('held');
  expect(decide({ email: 'nora@example.com' })).toBe('none');
  expect(decide({ packTypes: ['under_5'] })).toBe('none');
});

it('decidePromo spends no use where there is no shipping to take off', () => {
  const withoutCard = { ...card, juventus_card: false };
  expect(decidePromo(withoutCard, defaultPrices, code(), undefined, nowMs).use).toBe('none');
});
