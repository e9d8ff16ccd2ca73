import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { buildApplication, euros } from '../../../test/build-money.ts';
import { refundOf } from './list-refunds.ts';

it('a refund is due two weeks after it began to be owed', () => {
  const { request_number, season, submitted_at: since } = buildApplication();
  const due = { request_number, season, amount: 500, currency: 'EUR', since } as const;
  const owed = buildApplication({ received: euros(2500), over_dues: [due] });
  const owes_back_since = timestampOf(Date.parse('2026-11-20T10:00:00Z'));
  expect(refundOf({ ...owed, owes_back_since })).toEqual({
    owed: [{ request_number, season, amount: 500, currency: 'EUR' }],
    since: '2026-11-20T10:00:00.000Z',
    until: '2026-12-04T10:00:00.000Z',
  });
  expect(refundOf({ ...owed, owes_back_since: null }).since).toBe('2026-11-01T00:00:00.000Z');
});
