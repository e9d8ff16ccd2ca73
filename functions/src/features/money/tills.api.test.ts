import { randomUUID } from 'node:crypto';
import { deleteUser, readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { bookMoney } from '@fanclub/contract/money/routes';
import { countTill, listTills } from '@fanclub/contract/money/till-routes';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, inject, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { changeAs, keepSettings } from '../../../test/settings-staff.ts';
import { countTill as count } from './tills.ts';

const day = '2026-11-20';
const secondServer = inject('secondServer');

/** Who takes the cash, and who counts it. */
let taker: BuiltAdmin;
const counter = await signInAdmin();
const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
keepSettings();
beforeEach(async () => {
  taker = await signInAdmin(undefined, 'open', 'treasurer');
});

type Booking = Parameters<typeof aPayment>[0] | ReturnType<typeof aReversal>;
async function book(id: string, booking: Booking, { token }: BuiltAdmin = taker) {
  const what =
    booking && 'reverses' in booking ? booking : aPayment({ way: 'cash', day, ...booking });
  const params = { id, paymentId: randomUUID() };
  return (await callOrThrow(bookMoney, { token, params, body: what })).payment?.id ?? '';
}
const tillsOf = async ({ email }: BuiltAdmin = taker) =>
  (await callOrThrow(listTills, { token: counter.token })).open.filter(
    ({ taken_by }) => taken_by === email,
  );
async function tillOf(own: BuiltAdmin = taker, of: string = day) {
  const till = (await tillsOf(own)).find((each) => each.day === of);
  if (!till) throw new Error('This admin has no till of the day.');
  return till;
}
type Count = RouteBody<typeof countTill>;
async function countOf(EUR: number, more: Partial<Count> = {}): Promise<Count> {
  const { version, taken_by } = await tillOf();
  return { day, taken_by, version, counted: { EUR, IRR: 0 }, ...more };
}
const close = (body: Count, { token }: BuiltAdmin = counter, baseUrl?: string) =>
  call(countTill, { token, body, ...(baseUrl && { baseUrl }) });

it('cash is in the till of who took it and of its day until another person counts it, and other money is in none', async () => {
  const { id } = await buildPayer();
  await book(id, { amount: 900 });
  await book(id, { amount: 300, what: 'out' });
  await book(id, { amount: 200, way: 'card' });
  const till = await tillOf();
  expect([till.in, till.out, till.is_own, till.is_over]).toEqual([
    { EUR: 900, IRR: 0 },
    { EUR: 300, IRR: 0 },
    false,
    false,
  ]);
  const { count: written } = (await close(await countOf(600))).body;
  expect(written).toMatchObject({
    counted: { EUR: 600, IRR: 0 },
    counted_by: counter.email,
    note: null,
  });
  expect(await tillsOf()).toEqual([]);
  const { counts } = await callOrThrow(listTills, { token: taker.token });
  expect(counts[0]).toEqual(written);
  const { docs } = await testDb().collection('audit').where('about_admin', '==', taker.email).get();
  expect(docs.map((row) => [row.get('action'), row.get('admin_email')])).toEqual([
    ['count_till', counter.email],
  ]);
});

it('who took the cash cannot count it, and a reviewer cannot count at all', async () => {
  await book((await buildPayer()).id, { amount: 500 });
  const body = await countOf(500);
  expect(statusAndCode(await close(body, taker))).toEqual([409, 'own_till']);
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  expect(statusAndCode(await close(body, reviewer))).toEqual([403, 'role_not_allowed']);
  expect(await tillsOf()).toHaveLength(1);
});

it('a difference needs a note, and amounts are whole and not negative', async () => {
  await book((await buildPayer()).id, { amount: 500 });
  expect((await close(await countOf(450))).body.errors).toEqual({ note: 'field_required' });
  expect((await close(await countOf(-1))).body.errors).toEqual({
    'counted.EUR': 'number_out_of_range',
  });
  const { count: written } = (await close(await countOf(450, { note: ' Change twice. ' }))).body;
  expect([written.counted.EUR, written.note]).toEqual([450, 'Change twice.']);
});

it('a count that is sent twice is one; of two persons who count at once the second is told', async () => {
  await book((await buildPayer()).id, { amount: 500 });
  const body = await countOf(500);
  const answers = await Promise.all([
    close(body, counter),
    close(body, treasurer, secondServer),
    close(body, counter, secondServer),
  ]);
  const winners = answers.filter(({ status }) => status === 200);
  expect(new Set(winners.map((each) => each.body.count.counted_by)).size).toBe(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect(statusAndCode(each)).toEqual([409, 'till_changed']);
});

it('who counted before another payment came in is told, and counts again', async () => {
  const { id } = await buildPayer();
  await book(id, { amount: 500 });
  const early = await countOf(500);
  await book(id, { amount: 100 });
  expect(statusAndCode(await close(early))).toEqual([409, 'till_changed']);
  expect((await close(await countOf(600))).status).toBe(200);
});

it('a count is never changed: later cash of the day is a new till, and a reversal is in that of its own day and of who took the cash', async () => {
  const { id } = await buildPayer();
  const payment = await book(id, { amount: 500 });
  const { count: first } = (await close(await countOf(500))).body;
  await book(id, { amount: 200 });
  await book(id, aReversal(payment), counter);
  const [later, today] = await tillsOf();
  expect([later?.day, later?.in.EUR, later?.out.EUR]).toEqual([day, 200, 0]);
  expect([today?.in.EUR, today?.out.EUR]).toEqual([0, 500]);
  expect(today?.day).not.toBe(day);
  expect(await tillsOf(counter)).toEqual([]);
  const second = await close(await countOf(200));
  expect(second.status).toBe(200);
  const stored = await testDb().doc(`till_counts/${first.id}`).get();
  expect([stored.get('in'), stored.get('counted')]).toEqual([first.in, first.counted]);
});

it('each payment in cash is in exactly one till, whatever is booked, counted, reversed or deleted with its member', async () => {
  const members = [await buildPayer(), await buildPayer()];
  let booked = 0;
  const made: { id: string; payment: string; amount: number }[] = [];
  for (let n = 0; n < 24; n += 1) {
    const id = members[n % 2]?.id ?? '';
    const amount = 1 + Math.floor(Math.random() * 400);
    const [last] = made;
    if (n % 7 === 6 && last) {
      await book(last.id, aReversal(last.payment));
      booked -= last.amount;
      made.shift();
    } else if (n % 5 === 4) {
      const till = await tillOf();
      await close(await countOf(till.in.EUR - till.out.EUR));
    } else {
      made.push({ id, payment: await book(id, { amount }), amount });
      booked += amount;
    }
  }
  await callOrThrow(deleteUser, { token: counter.token, params: { id: members[0]?.id ?? '' } });
  const counts = await testDb()
    .collection('till_counts')
    .where('taken_by', '==', taker.email)
    .get();
  const all = [...(await tillsOf()), ...counts.docs.map((row) => row.data())];
  expect(all.reduce((sum, till) => sum + till.in.EUR - till.out.EUR, 0)).toBe(booked);
});

it('a count is one commit, wherever the process dies', async () => {
  await expectOneCommit({
    prepare: async () => {
      taker = await signInAdmin(undefined, 'open', 'treasurer');
      await book((await buildPayer()).id, { amount: 500 });
      return { body: await countOf(500), taken_by: taker.email };
    },
    write: ({ body }) => count(serverContext(), counter.email, body),
    state: async ({ taken_by }) =>
      Promise.all(
        (
          [
            ['tills', 'taken_by'],
            ['till_counts', 'taken_by'],
            ['audit', 'about_admin'],
          ] as const
        ).map(async ([rows, field]) => {
          const { docs } = await testDb().collection(rows).where(field, '==', taken_by).get();
          return docs.map((row) => row.id);
        }),
      ),
  });
});

it('who holds more than the settings allow, of all days together, is marked in the list and counted in the alerts', async () => {
  const { id } = await buildPayer();
  await book(id, { amount: 600 });
  await book(id, { amount: 600, day: '2026-11-19' });
  const alerts = async () => (await callOrThrow(readAlerts, { token: treasurer.token })).cash;
  expect(await alerts()).toBe(0);
  await changeAs(counter, { till_most: 11.99 });
  expect((await tillsOf()).map(({ is_over }) => is_over)).toEqual([true, true]);
  const over = await alerts();
  expect(over).toBeGreaterThan(0);
  await close(await countOf(600));
  expect((await tillsOf()).map(({ is_over }) => is_over)).toEqual([false]);
  expect(await alerts()).toBe(over - 1);
});
