import { expect, it } from 'vitest';
import { bankOfCard } from './banks.ts';

it.each([
  ['6037991234567890', 'ملی ایران'],
  ['6104 3312 3456 7890', 'ملت'],
  ['6393-7012-3456-7890', 'سپه'],
  ['4111111111111111', null],
  ['6037', null],
  ['', null],
])('%s is a card of %s', (cardNumber, bank) => {
  expect(bankOfCard(cardNumber)).toBe(bank);
});
