import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, euros, now } from '../../../test/build-money.ts';
import { withAccount } from './with-account.ts';

const at = timestampOf(Date.parse('2026-11-02T00:00:00Z'));
const { request_number, season } = buildApplication();
const over = { request_number, season, amount: 500, currency: 'EUR', since: at } as const;
/** An applicant who paid five euro more than was due, of which the club has known since 2 November. */
const overpaid = buildApplication({
  received: euros(2500),
  over_dues: [over],
  owes_back_since: at,
});

it.each<[string, Partial<Member>, Partial<Member>]>([
  [
    'from a rejection on, also for what was too much before',
    { request_status: 'rejected' },
    { over_dues: [{ ...over, amount: 2500, since: timestampOf(now) }] },
  ],
  [
    'on from before when more money comes',
    { received: euros(2700) },
    { over_dues: [{ ...over, amount: 700 }] },
  ],
])('the days for a refund count %s', (_, update, account) => {
  const { over_dues, owes_back_since } = withAccount(overpaid, update, now);
  expect({ over_dues }).toEqual(account);
  expect(owes_back_since).toEqual(over_dues[0]?.since);
});
