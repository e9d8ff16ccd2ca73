import { priceListOf, publicDefaults } from '@fanclub/contract/settings/defaults';
import { expect, test } from 'vitest';
import { buildDraft } from '../testing/build-draft.ts';
import { costOfDraft, rialOf } from './bill.ts';

const defaultPrices = priceListOf(publicDefaults);

const half = {
  code: 'HALFSHIP',
  discountType: 'percentage',
  discountRate: 50,
  limited: false,
  hold: null,
} as const;

test('the cost is unknown before a package is chosen', () => {
  expect(costOfDraft(buildDraft({ pack_type: '' }), defaultPrices)).toBeNull();
});

test('the cost adds card and shipping, and takes the code off shipping only', () => {
  const draft = buildDraft({ pack_type: 'international', juventus_card: true, promo: half });
  expect(costOfDraft(draft, defaultPrices)).toMatchObject({
    base_amount: 20,
    juventus_card_cost: 10,
    shipping_cost: 5,
    shipping_discount: 2.5,
    total_price: 32.5,
  });
});

test('the cost ignores a code where nothing is shipped', () => {
  const cost = costOfDraft(buildDraft({ promo: half }), defaultPrices);
  expect(cost).toMatchObject({ shipping_discount: 0, total_price: 5 });
});

const unpaid = buildDraft({ shown: null, paid_confirm: false });

test('the rial amount follows the rate, to the nearest hundred', () => {
  expect(rialOf(unpaid, [32.5], 1_234_567)).toEqual({ rate: 1_234_567, rial: 40_123_400 });
});

test('the rial amount stays at the rate of the payment once someone has paid', () => {
  const paid = buildDraft({ shown: { total: 5, rate: 1_000_000 } });
  expect(rialOf(paid, [5], 1_200_000)).toEqual({ rate: 1_000_000, rial: 5_000_000 });
});

test('the rial amount stays at the rate that was shown first, for as long as it is held', () => {
  const held = { ...unpaid, rate_held: { rate: 1_000_000, until: 2000 } };
  expect(rialOf(held, [5], 1_200_000, 1999)).toEqual({ rate: 1_000_000, rial: 5_000_000 });
  expect(rialOf(held, [5], 1_200_000, 2000)).toEqual({ rate: 1_200_000, rial: 6_000_000 });
});

test('the rial amount is unknown without a rate, and no matter in euro', () => {
  expect(rialOf(unpaid, [5], undefined)).toEqual({ rate: null, rial: null });
  const euro = buildDraft({ payment_method: 'euro' });
  expect(rialOf(euro, [5], 1_000_000)).toEqual({ rate: null, rial: null });
});
