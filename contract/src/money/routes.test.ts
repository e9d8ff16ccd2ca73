import { expect, it, vi } from 'vitest';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { recordPayment, reversePayment } from './routes.ts';

const payment = { kind: 'in', amount: 1, currency: 'EUR', way: 'cash', day: '2026-11-20' };
const errors = (changes: object) => fieldErrorsOf(recordPayment.body, { ...payment, ...changes });

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
  expect(fieldErrorsOf(reversePayment.body, {})).toEqual({ reason: 'field_required' });
  expect(fieldErrorsOf(reversePayment.body, { reason: ' ' })).toEqual({ reason: 'field_required' });
});
