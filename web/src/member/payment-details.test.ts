import { expect, test } from 'vitest';
import { groupCardNumber } from './payment-details.tsx';

test.each([
  ['6037990000000000', '6037 9900 0000 0000'],
  ['6037-9900-0000-0000', '6037 9900 0000 0000'],
  ['۶۰۳۷۹۹۰۰۰۰۰۰۰۰۰۰', '6037 9900 0000 0000'],
  ['', ''],
])('%s is shown as %s', (cardNumber, shown) => {
  expect(groupCardNumber(cardNumber)).toBe(shown);
});
