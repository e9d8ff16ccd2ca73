import { dayMs } from '@fanclub/contract/retention/kept-until';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { remindOfOpen } from './remind-of-open.ts';

const daysAgo = (days: number) => timestampOf(now.getTime() - days * dayMs);

/** Stores a member who was asked to pay a week ago, and whose first reminder is due. */
function open(changes: Partial<Member> = {}, isWanted = true) {
  const store = storeMoney([
    buildApplication({
      email: 'sara@example.com',
      language: 'it',
      owes_asked_at: daysAgo(7),
      remind_to_pay_at: timestampOf(now),
      ...changes,
    }),
  ]);
  store.put('settings', { id: 'registration', remind_of_open: isWanted });
  return store;
}
const remind = ({ context }: ReturnType<typeof open>) => remindOfOpen(context, () => 1000);

it('a member who has not paid is reminded a week and three weeks after the request', async () => {
  const store = open();
  expect(await remind(store)).toBe(1);
  expect(store.mails()).toMatchObject([
    { to: 'sara@example.com', member_id: 'u1', message: { template: 'rest_due', language: 'it' } },
  ]);
  const second = timestampOf(now.getTime() + 14 * dayMs);
  expect(store.member('u1')?.remind_to_pay_at).toEqual(second);
  expect(await remind(store)).toBe(0);
  expect(store.mails()).toHaveLength(1);

  const last = open({ owes_asked_at: daysAgo(21) });
  expect(await remind(last)).toBe(1);
  expect(last.mails()).toHaveLength(1);
  expect(last.member('u1')?.remind_to_pay_at).toBeNull();
});

it('a late first reminder does not replace the second one', async () => {
  const late = open({ owes_asked_at: daysAgo(20), remind_to_pay_at: daysAgo(13) });
  await remind(late);
  expect(late.member('u1')?.remind_to_pay_at).toEqual(timestampOf(now.getTime() + dayMs));
});

it.each([
  ['owes nothing that was asked for', { owes_asked_at: null }, true],
  ['is of a club that sends no reminders', {}, false],
])('a member who %s gets no reminder, now or later', async (_, changes, isWanted) => {
  const store = open(changes, isWanted);
  expect(await remind(store)).toBe(1);
  expect(store.mails()).toEqual([]);
  expect(store.member('u1')?.remind_to_pay_at).toBeNull();
});

it.each([
  ['is deleted', null],
  ['has no reminder left', { remind_to_pay_at: null }],
  ['gets a later reminder', { remind_to_pay_at: timestampOf(now.getTime() + 1) }],
])('a member who %s while the reminders are sent gets none', async (_, change) => {
  const { context, ...store } = open();
  const db = Object.assign(Object.create(context.db), {
    runTransaction: (work: Parameters<typeof context.db.runTransaction>[0]) => {
      if (change) store.put('members', { ...store.member('u1'), ...change, id: 'u1' });
      else store.remove('members/u1');
      return context.db.runTransaction(work);
    },
  });
  expect(await remindOfOpen({ ...context, db }, () => 1000)).toBe(0);
  expect(store.mails()).toEqual([]);
});

it('nobody is reminded before the time', async () => {
  const soon = timestampOf(now.getTime() + 1);
  const store = open({ remind_to_pay_at: soon });
  expect(await remind(store)).toBe(0);
  expect(store.member('u1')?.remind_to_pay_at).toEqual(soon);
});
