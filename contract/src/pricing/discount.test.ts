import { expect, it } from 'vitest';
import { type DiscountType, shippingDiscount } from './discount.ts';

it.each<[DiscountType, rate: number, shipping: number, off: number]>([
  ['percentage', 50, 5, 2.5],
  ['percentage', 100, 5, 5],
  ['percentage', 250, 5, 5],
  ['percentage', 33.333, 5, 1.67],
  ['percentage', 50, 0.29, 0.15],
  ['percentage', 5.7, 5, 0.29],
  ['percentage', 50, 0, 0],
  ['percentage', -20, 5, 0],
  ['fixed', 3, 5, 3],
  ['fixed', 5.01, 5, 5],
  ['fixed', 3, 0, 0],
  ['fixed', 1.005, 5, 1.01],
  ['fixed', 2.999, 5, 3],
  ['fixed', -3, 5, 0],
])(
  'shippingDiscount: %s of %f on %f euro takes off %f',
  (discountType, discountRate, shipping, off) => {
    expect(shippingDiscount(shipping, { discountType, discountRate })).toBe(off);
  },
);

it('shippingDiscount rounds every tenth of a percent on every price up to 10 euro as on paper', () => {
  for (let cents = 0; cents <= 1000; cents += 7) {
    for (let tenths = 0; tenths <= 1000; tenths++) {
      const off = shippingDiscount(cents / 100, {
        discountType: 'percentage',
        discountRate: tenths / 10,
      });
      const onPaper = Math.floor((2 * cents * tenths + 1000) / 2000);
      if (off !== onPaper / 100) expect.fail(`${tenths / 10} % of ${cents} cents gave ${off}`);
    }
  }
});
