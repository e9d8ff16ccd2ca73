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

const open = { request_number, season, amount: 2000, currency: 'EUR', since: at } as const;
const asksFor = (item: 'amount' | 'phone') => ({
  requested: { at: timestampOf(now), items: [item], note: null, mail_id: null },
});

const asked = { ...asksFor('amount'), owes_asked_at: timestampOf(now) };
const renewed = { request_number: 'JOFCI-RENEWED2', requested: null, is_paid: true };

it.each<[string, Partial<Member>, Partial<Member>, Member['owes_asked_at']]>([
  ['from the request for the rest on', {}, asksFor('amount'), timestampOf(now)],
  ['not by a request for something else', {}, asksFor('phone'), null],
  ['not for what is paid', asked, { received: euros(2000) }, null],
  ['not after an answer', asked, { requested: null }, null],
  ['on after a renewal', asked, renewed, timestampOf(now)],
])('a member counts as asked to pay %s', (_, before, changes, since) => {
  const member = buildApplication({ request_status: 'approved', open_dues: [open], ...before });
  const { owes_asked, owes_asked_at } = withAccount(member, changes, now);
  expect([owes_asked, owes_asked_at]).toEqual([since !== null, since]);
});
