import { expect, it } from 'vitest';
import { languageCodes } from '../text/languages.ts';
import { afterRejection } from './after-rejection.ts';

const rejected = {
  request_status: 'rejected',
  payment_method: 'euro',
  total_price: 20,
  rial_amount: null,
  received: { EUR: 2000, IRR: 0 },
  waived: null,
  kept: null,
  before: null,
} as const;
/** Returns the sentence with ordinary spaces instead of no-break spaces. */
const said = (application: Parameters<typeof afterRejection>[0], language = 'en' as const) =>
  afterRejection(application, language)?.replaceAll('\u00a0', ' ') ?? null;

it('the sentence names what was received, whatever was due', () => {
  expect(said({ ...rejected, received: { EUR: 500, IRR: 0 } })).toBe(
    'The money you paid (€5) is safe: it counts if you submit again, and if you don’t, we refund it within 14 days, the way you paid.',
  );
  expect(said({ ...rejected, received: { EUR: 500, IRR: 9000 } })).toContain('(€5 + 9,000 rials)');
});

it('the sentence names what the applicant said while nothing was confirmed', () => {
  expect(said({ ...rejected, received: null })).toBe(
    'Your payment (€20) is not confirmed yet: once it has reached us, it counts if you submit again, and if you don’t, we refund it within 14 days, the way you paid.',
  );
});

it('the sentence is not said once the money went back, where nothing was due, and in no other state', () => {
  expect(said({ ...rejected, received: { EUR: 0, IRR: 0 } })).toBeNull();
  expect(said({ ...rejected, received: null, total_price: 0 })).toBeNull();
  for (const request_status of ['submitted', 'approved'] as const) {
    expect(said({ ...rejected, request_status })).toBeNull();
  }
});

it.each(languageCodes)('the sentence promises in %s what the terms of use promise', (language) => {
  const each = [rejected, { ...rejected, received: null }];
  for (const application of each) {
    expect(afterRejection(application, language)).toMatch(/14|۱۴/);
  }
});
