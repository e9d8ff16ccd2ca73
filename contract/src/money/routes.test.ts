import { expect, it, vi } from 'vitest';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { bookMoney } from './routes.ts';

const payment = { what: 'in', amount: 1, currency: 'EUR', way: 'cash', day: '2026-11-20' };
const errors = (changes: object) => fieldErrorsOf(bookMoney.body, { ...payment, ...changes });

it('the day of a payment has begun somewhere', () => {
  vi.setSystemTime(new Date('2026-11-20T00:00:00Z'));
  expect(errors({})).toEqual({});
  expect(errors({ day: '2026-11-21' })).toEqual({});
  expect(errors({ day: '2026-11-22' })).toEqual({ day: 'invalid_date' });
  expect(errors({ day: '' })).toEqual({ day: 'field_required' });
  vi.useRealTimers();
});

it('an amount is a whole number of at least one and at most a thousand thousand millions', () => {
  expect(errors({ amount: 1_000_000_000_000 })).toEqual({});
  for (const amount of [0, 1.5, 1_000_000_000_001]) {
    expect(errors({ amount })).toHaveProperty('amount');
  }
});

it('a note and a reason are words, and a reason is needed', () => {
  expect(errors({ note: ' ' })).toEqual({ note: 'field_required' });
  const reversal = { what: 'reverse', reverses: 'p1' };
  for (const reason of [undefined, ' ']) {
    const refused = fieldErrorsOf(bookMoney.body, { ...reversal, reason });
    expect(refused).toEqual({ reason: 'field_required' });
  }
});

it('a booking has the fields of what it is, and no others', () => {
  const money = { amount: 1, currency: 'EUR' };
  const of = (body: unknown) => fieldErrorsOf(bookMoney.body, body);
  expect(of({ what: 'move', ...money, to: 'u2' })).toEqual({});
  expect(of({ what: 'move', ...money })).toEqual({ to: 'field_required' });
  expect(of({ what: 'settle', ...money, to: 'u2' })).toEqual({ to: 'unknown_field' });
  expect(errors({ what: 'gift' })).toEqual({ what: 'invalid_choice' });
  expect(errors({ what: undefined })).toEqual({ what: 'field_required' });
  expect(of(null)).toEqual({ body: 'field_required' });
  expect(of('text')).toEqual({ body: 'invalid_type' });
});
