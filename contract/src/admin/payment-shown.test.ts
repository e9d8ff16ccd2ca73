import { expect, it } from 'vitest';
import { restAtApproval } from './payment-shown.ts';

const application = {
  payment_method: 'euro' as const,
  total_price: 20,
  rial_amount: null,
  is_paid: false,
  received: { EUR: 250, IRR: 0 },
  waived: null,
  kept: null,
  before: null,
  seen_since_receipt: false,
};
const seen = { ...application, seen_since_receipt: true };
const money = { amount: 1750, currency: 'EUR' };

it.each([
  ['the receipt proves the rest', application, null, { money, isConfirmed: true }],
  ['the receipt proves what was seen since', seen, null, { money, isConfirmed: false }],
  ['a note says where the rest was seen', seen, 'In cash', { money, isConfirmed: true }],
  ['everything is paid', { ...seen, received: { EUR: 2000, IRR: 0 } }, null, null],
  [
    'nothing was received',
    { ...application, received: null },
    null,
    { money: { ...money, amount: 2000 }, isConfirmed: true },
  ],
  [
    'the amount in rial is not known',
    { ...application, payment_method: 'rial' as const, received: null },
    null,
    { money: { ...money, amount: 2000 }, isConfirmed: true },
  ],
])('restAtApproval if %s', (_, given, note, rest) => {
  expect(restAtApproval(given, note)).toEqual(rest);
});
