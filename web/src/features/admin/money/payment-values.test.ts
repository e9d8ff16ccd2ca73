import { expect, it, vi } from 'vitest';
import { amountOf } from '#admin-kit/typed-money.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { bodyOf, bookingValuesOf, dueChoicesOf, type Opening } from './payment-values.ts';

const into: Opening = { what: 'in' };

it.each([
  ['20', 'EUR', 2000],
  ['20.5', 'EUR', 2050],
  ['19,99', 'EUR', 1999],
  ['۱۲٫۵۰', 'EUR', 1250],
  ['1.234,50', 'EUR', '1.234,50'],
  ['1.000', 'EUR', '1.000'],
  ['-5', 'EUR', '-5'],
  ['', 'EUR', ''],
  ['۱٬۲۵۰٬۰۰۰', 'IRR', 1_250_000],
  ['1.250.000', 'IRR', 1_250_000],
  ['1 250 000', 'IRR', 1_250_000],
  ['much', 'IRR', 'much'],
] as const)('%s %s is %s', (typed, currency, amount) => {
  expect(amountOf(typed, currency)).toBe(amount);
});

it("the form begins with today in the club's time zone, wherever the admin is", () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T21:00:00Z') });
  expect(bookingValuesOf(buildAdminMember(), into, 'en').day).toBe('2027-01-01');
  vi.useRealTimers();
});

it('the form begins with what is open, or with what is owed back', () => {
  const member = buildAdminMember({
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    total_price: 32.5,
    received: { EUR: 2000, IRR: 0 },
  });
  expect(bookingValuesOf(member, into, 'en')).toMatchObject({
    what: 'in',
    amount: '12.5',
    currency: 'EUR',
    way: 'paypal',
  });
  const { request_number } = member;
  const owed = { request_number, amount: 90_000, currency: 'IRR' } as const;
  const refund: Opening = { what: 'out', money: owed };
  const back = bookingValuesOf(member, refund, 'fa');
  expect(back).toMatchObject({ what: 'out', amount: '۹۰٬۰۰۰', currency: 'IRR' });
  expect(bodyOf({ ...back, day: '2026-11-20', note: ' ' }, refund)).toEqual({
    what: 'out',
    amount: 90_000,
    currency: 'IRR',
    way: 'paypal',
    day: '2026-11-20',
    request_number,
  });
});

it('the form begins with the oldest open due of an account, and names it if there is another one', () => {
  const earlier = { request_number: 'JOFCI-22222222', season: '2025/26', since: '2026-01-01' };
  const rest = { ...earlier, amount: 1750, currency: 'EUR' as const };
  const account = { balance: { EUR: 1750, IRR: 0 }, open_dues: [rest], over_dues: [] };
  const member = buildAdminMember({ payment_method: 'euro', total_price: 20, account });
  expect(dueChoicesOf(member).map(({ season, open }) => [season, open?.amount])).toEqual([
    ['2025/26', 1750],
    [member.season, undefined],
  ]);
  expect(bookingValuesOf(member, into, 'en')).toMatchObject({
    amount: '17.5',
    request_number: 'JOFCI-22222222',
  });
  expect(bookingValuesOf(member, into, 'fa').amount).toBe('۱۷٫۵');
  expect(dueChoicesOf(buildAdminMember())).toHaveLength(1);
});

it.each([
  [{ payment_method: 'rial', euro_payment_method: null }, 'card_transfer'],
  [{ payment_method: 'euro', euro_payment_method: 'paypal' }, 'paypal'],
  [{ payment_method: 'euro', euro_payment_method: null }, 'cash'],
] as const)('books a payment in the way that the member chose: %o', (chosen, way) => {
  expect(bookingValuesOf(buildAdminMember(chosen), into, 'en').way).toBe(way);
});

it('a payment is received today, in the currency of the due or of the chosen way', () => {
  vi.setSystemTime(new Date('2026-02-03T23:30:00+03:30'));
  const paid = buildAdminMember({
    payment_method: 'euro',
    total_price: 20,
    received: { EUR: 2000, IRR: 0 },
  });
  expect(bookingValuesOf(paid, into, 'en')).toMatchObject({
    day: '2026-02-03',
    amount: '',
    currency: 'EUR',
    reference: '',
    note: '',
  });
  vi.setSystemTime(new Date('2026-11-20T00:30:00+03:30'));
  const unknown = buildAdminMember({ payment_method: 'rial', rial_amount: null });
  expect(bookingValuesOf(unknown, into, 'en')).toMatchObject({
    day: '2026-11-20',
    currency: 'IRR',
  });
  const inRial = buildAdminMember({ payment_method: 'rial', rial_amount: 24_000_000 });
  expect(bookingValuesOf(inRial, into, 'en')).toMatchObject({
    amount: '24,000,000',
    currency: 'IRR',
  });
});

it('a payment is sent with its reference and note, without the spaces around them', () => {
  const values = bookingValuesOf(buildAdminMember({ payment_method: 'euro' }), into, 'en');
  const texts = { reference: ' TR-1 ', note: ' seen ' };
  const body = bodyOf({ ...values, amount: '20', ...texts }, into);
  expect(body).toMatchObject({ amount: 2000, reference: 'TR-1', note: 'seen' });
});
