import { describe, expect, it } from 'vitest';
import { priceListOf, publicDefaults } from '../settings/defaults.ts';
import { costOf } from './cost.ts';
import type { DiscountRule } from './discount.ts';
import type { PackType } from './packages.ts';

const noFees = { membership_fee: 0, processing_fee: 0 };

const basePrices: Record<PackType, number> = {
  international: 20,
  base: 5,
  under_14: 14,
  under_5: 5,
};

/** Discount rules, each with the discount in euro on a shipping cost of 5 euro. */
const rules: [name: string, rule: DiscountRule | undefined, off: number][] = [
  ['no promo', undefined, 0],
  ['0 percent', { discountType: 'percentage', discountRate: 0 }, 0],
  ['50 percent', { discountType: 'percentage', discountRate: 50 }, 2.5],
  ['33.33 percent', { discountType: 'percentage', discountRate: 33.33 }, 1.67],
  ['5.7 percent', { discountType: 'percentage', discountRate: 5.7 }, 0.29],
  ['100 percent', { discountType: 'percentage', discountRate: 100 }, 5],
  ['150 percent', { discountType: 'percentage', discountRate: 150 }, 5],
  ['3 euro', { discountType: 'fixed', discountRate: 3 }, 3],
  ['5 euro', { discountType: 'fixed', discountRate: 5 }, 5],
  ['7.50 euro', { discountType: 'fixed', discountRate: 7.5 }, 5],
  ['0.10 euro', { discountType: 'fixed', discountRate: 0.1 }, 0.1],
];

const packs = Object.entries(basePrices) as [PackType, number][];
const rows = packs.flatMap(([pack, base]) =>
  rules.map(([name, rule, off]) => ({ pack, base, name, rule, off })),
);

const defaultPrices = priceListOf(publicDefaults);

it.each(rows)('costOf: $pack with the card, $name', ({ pack, base, rule, off }) => {
  expect(costOf({ pack_type: pack, juventus_card: true }, defaultPrices, rule)).toEqual({
    ...noFees,
    base_amount: base,
    juventus_card_cost: 10,
    shipping_cost: 5,
    shipping_discount: off,
    shipping_effective: Math.round(500 - off * 100) / 100,
    total_price: Math.round(base * 100 + 1500 - off * 100) / 100,
  });
});

it.each(rows)(
  'costOf: $pack without the card has nothing to discount, $name',
  ({ pack, base, rule }) => {
    expect(costOf({ pack_type: pack, juventus_card: false }, defaultPrices, rule)).toEqual({
      ...noFees,
      base_amount: base,
      juventus_card_cost: 0,
      shipping_cost: 0,
      shipping_discount: 0,
      shipping_effective: 0,
      total_price: base,
    });
  },
);

describe('costOf with fees', () => {
  const prices = { ...defaultPrices, membershipFee: 1.1, processingFee: 0.55 };
  const freeShipping = { discountType: 'percentage', discountRate: 100 } as const;

  it.each([
    [false, 6.65],
    [true, 16.65],
  ])('adds them to every package, and no code takes them off; with the card: %s', (card, total) => {
    const cost = costOf({ pack_type: 'base', juventus_card: card }, prices, freeShipping);
    expect(cost).toMatchObject({ membership_fee: 1.1, processing_fee: 0.55, total_price: total });
  });
});

it('costOf follows the price list', () => {
  const prices = {
    ...defaultPrices,
    packages: { international: 20, base: 5, under_14: 15, under_5: 10 },
    clubCard: 5,
    shipping: 4,
  };
  expect(costOf({ pack_type: 'under_14', juventus_card: true }, prices).total_price).toBe(24);
  expect(costOf({ pack_type: 'under_5', juventus_card: true }, prices).total_price).toBe(19);
});

it('costOf adds cents exactly where binary fractions do not', () => {
  const prices = {
    ...defaultPrices,
    packages: { international: 0.1, base: 0.1, under_14: 0.1, under_5: 0.1 },
    clubCard: 0.2,
    shipping: 1.15,
  };
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(
    costOf({ pack_type: 'base', juventus_card: true }, prices, {
      discountType: 'fixed',
      discountRate: 1.1,
    }),
  ).toEqual({
    ...noFees,
    base_amount: 0.1,
    juventus_card_cost: 0.2,
    shipping_cost: 1.15,
    shipping_discount: 1.1,
    shipping_effective: 0.05,
    total_price: 0.35,
  });
});
