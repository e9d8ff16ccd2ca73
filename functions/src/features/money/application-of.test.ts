import { expect, it } from 'vitest';
import { applicationOf } from '#features/dues/application-of';
import { timestampOf } from '#platform/time';
import type { ArchivedSeason } from '#repositories/archived-seasons';
import { buildApplication, euros } from '../../../test/build-money.ts';
import { refundOf } from './list-refunds.ts';

it('an application is the present one, or an earlier one with the name of today', () => {
  const member = { ...buildApplication({ first_name: 'Sara', received: euros(500) }) };
  const { id: _, ...earlier } = buildApplication({
    request_number: 'JOFCI-EARLIER2',
    season: '2025/26',
    first_name: 'Old',
    created_at: timestampOf(0),
  });
  const seasons = [earlier as unknown as ArchivedSeason];
  expect(applicationOf(member, seasons, member.request_number)).toBe(member);
  expect(applicationOf(member, seasons, 'JOFCI-EARLIER2')).toMatchObject({
    id: 'u1',
    first_name: 'Sara',
    season: '2025/26',
    received: null,
    created_at: timestampOf(0),
  });
  expect(applicationOf(member, seasons, 'JOFCI-NOBODY22')).toBeNull();
});

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
