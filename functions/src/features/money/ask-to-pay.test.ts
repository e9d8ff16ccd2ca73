import { dayMs } from '@fanclub/contract/retention/kept-until';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { askToPay } from './ask-to-pay.ts';

const since = timestampOf(Date.parse('2026-11-01T00:00:00Z'));
const open = (changes: Partial<Member> = {}) =>
  storeMoney([
    buildApplication({
      email: 'sara@example.com',
      language: 'it',
      request_status: 'approved',
      open_dues: [
        {
          request_number: 'JOFCI-ABCD2345',
          season: '2026/27',
          amount: 2000,
          currency: 'EUR',
          since,
        },
      ],
      ...changes,
    }),
  ]);
const ask = (store: ReturnType<typeof open>) =>
  askToPay(store.context, { adminEmail: 'admin@example.com', memberId: 'u1' });
const request = (items: NonNullable<Member['requested']>['items'], askedMs: number) => ({
  requested: { at: timestampOf(askedMs), items, note: 'as written', mail_id: null },
  owes_asked_at: items.includes('amount') ? timestampOf(askedMs) : null,
});
const templates = (store: ReturnType<typeof open>) =>
  store.mails().map(({ message }) => (message as { template: string }).template);

it('a member who is asked to pay gets a mail and a request, and is reminded after a week', async () => {
  const store = open();
  const member = await ask(store);
  const requested = { at: timestampOf(now), items: ['amount'], note: null };
  expect(member.requested).toMatchObject(requested);
  expect(store.member('u1')).toMatchObject({
    requested,
    owes_asked: true,
    remind_to_pay_at: timestampOf(now.getTime() + 7 * dayMs),
    recent_changes: [{ fields: ['requested'] }],
  });
  expect(templates(store)).toEqual(['rest_due']);
  expect(store.mails()).toMatchObject([{ to: 'sara@example.com', member_id: 'u1' }]);
  expect(store.audits()).toEqual([['request_items', ['amount']]]);
});

it('a member who is asked to pay keeps the other items of an earlier request, and its note', async () => {
  const store = open(request(['phone', 'amount'], now.getTime() - 2 * dayMs));
  const { requested } = await ask(store);
  expect(requested).toMatchObject({ items: ['phone', 'amount'], note: 'as written' });
  expect(templates(store)).toEqual(['items_requested']);
});

it('a member who is asked to pay is asked again after a day and not before', async () => {
  const again = open(request(['amount'], now.getTime() - dayMs));
  await ask(again);
  expect(templates(again)).toEqual(['rest_due']);
  const early = open(request(['amount'], now.getTime() - dayMs + 1));
  const { version } = await ask(early);
  expect([version, templates(early), early.audits()]).toEqual([3, [], []]);
});

it('a member who is asked to pay may have been asked for something else today', async () => {
  const store = open(request(['phone'], now.getTime()));
  expect((await ask(store)).requested?.items).toEqual(['phone', 'amount']);
});

it.each([
  ['owes nothing', { open_dues: [] }],
  ['was rejected', { request_status: 'rejected' }],
] as const)('a member who %s cannot be asked to pay', async (_, changes) => {
  const store = open(changes as Partial<Member>);
  await expect(ask(store)).rejects.toThrow('invalid_transition');
  expect(store.mails()).toEqual([]);
});
