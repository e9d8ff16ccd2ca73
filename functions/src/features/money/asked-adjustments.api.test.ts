import { randomUUID } from 'node:crypto';
import { readAlerts } from '@fanclub/contract/admin/routes';
import { bookMoney, dropAskedAdjustment } from '@fanclub/contract/money/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, inject, it } from 'vitest';
import { serverContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { keepSettings } from '../../../test/settings-staff.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';
import { bookMoney as book } from './book-money.ts';

const [asker, second, third] = await Promise.all([
  signInAdmin(undefined, 'open', 'treasurer'),
  signInAdmin(undefined, 'open', 'treasurer'),
  signInAdmin(),
]);
const allow = (waive_most: number | null) =>
  testDb().doc('settings/registration').set({ waive_most }, { merge: true });

/** Owes twenty euro. */
let member: BuiltMember;
let paymentId: string;
keepSettings();
beforeEach(async () => {
  await allow(10);
  member = await buildPayer();
  paymentId = randomUUID();
});

const waiver = { what: 'waived', amount: 1500, currency: 'EUR', reason: 'The board' } as const;
const waive = (
  { token }: BuiltAdmin,
  changes: { amount?: number; reason?: string } = {},
  baseUrl?: string,
) =>
  call(bookMoney, {
    params: { id: member.id, paymentId },
    token,
    body: { ...waiver, ...changes },
    ...(baseUrl && { baseUrl }),
  });
const asked = async () => (await storedMember(member))?.asked_adjustment;
const trail = async () =>
  (await auditRowsOf(member.id)).map((row) => [row.action, row.admin_email, row.about_admin]);
const drop = ({ token }: BuiltAdmin) =>
  call(dropAskedAdjustment, { params: { id: member.id }, token });

it('one person waives any amount alone if the club has set no limit', async () => {
  await allow(null);
  expect((await waive(asker)).body.payment).toMatchObject({ kind: 'waived', amount: 1500 });
});

it('one person waives up to the limit alone, all amounts of an application together', async () => {
  expect((await waive(asker, { amount: 600 })).body.payment?.amount).toBe(600);
  paymentId = randomUUID();
  expect((await waive(asker, { amount: 401 })).body).toMatchObject({ payment: null });
  expect((await storedMember(member))?.waived?.EUR).toBe(600);
});

it('a waiver above the limit waits until another person agrees, and whoever asked cannot', async () => {
  const first = await waive(asker);
  expect(first.body).toMatchObject({
    payment: null,
    user: { waived: null, asked_adjustment: { ...waiver, by: asker.email, is_yours: true } },
  });
  expect((await waive(asker)).body).toEqual(first.body);
  expect(await storedPayments(member)).toEqual([]);
  const agreed = (await waive(second)).body;
  expect(agreed).toMatchObject({
    payment: { amount: 1500, note: 'The board', by: second.email },
    user: { waived: { EUR: 1500 }, asked_adjustment: null },
  });
  expect((await waive(asker)).body.payment).toEqual(agreed.payment);
  expect(await storedPayments(member)).toHaveLength(1);
  expect(await trail()).toEqual([
    ['ask_adjustment', asker.email, null],
    ['agree_adjustment', second.email, asker.email],
  ]);
});

it('two who agree at once, through two servers, book the waiver once', async () => {
  await waive(asker);
  const both = await Promise.all([waive(second), waive(third, {}, inject('secondServer'))]);
  expect(both.map(({ body }) => body.payment?.amount)).toEqual([1500, 1500]);
  expect((await storedMember(member))?.waived?.EUR).toBe(1500);
  expect(await trail()).toHaveLength(2);
});

it('while a waiver waits, another one above the limit or with its id is refused, and both can drop the first', async () => {
  await waive(asker);
  for (const by of [asker, second]) {
    for (const amount of [1600, 5]) {
      const other = await waive(by, { amount });
      expect(statusAndCode(other)).toEqual([409, 'other_change_waits']);
    }
    const { status, body } = await drop(by);
    expect([status, body.user.asked_adjustment, await asked()]).toEqual([200, null, null]);
    await drop(by);
    await waive(asker);
  }
  expect((await trail()).filter(([action]) => action === 'drop_adjustment')).toEqual([
    ['drop_adjustment', asker.email, asker.email],
    ['drop_adjustment', second.email, asker.email],
  ]);
});

it('the limit and the open amount of the moment count when somebody agrees', async () => {
  await waive(asker);
  const params = { id: member.id, paymentId: randomUUID() };
  await callOrThrow(bookMoney, { params, token: second.token, body: aPayment({ amount: 600 }) });
  const late = (await waive(second)).body;
  expect(late.errors).toEqual({ amount: 'number_out_of_range' });
  await drop(second);
  await waive(asker, { amount: 1200 });
  await allow(15);
  expect((await waive(asker, { amount: 1200 })).body.payment?.amount).toBe(1200);
  expect(await asked()).toBeNull();
});

it('whoever has the role for less than three days does not agree yet', async () => {
  const fresh = await signInAdmin(undefined, 'open', 'treasurer');
  await adminDoc(testDb(), fresh.email).update({ role_since: timestampOf(Date.now()) });
  await waive(asker);
  expect(statusAndCode(await waive(fresh))).toEqual([409, 'second_person_too_new']);
  expect(await storedPayments(member)).toEqual([]);
});

it('the alerts name what waits to those who may agree, and not to whoever asked', async () => {
  const { user } = (await waive(asker)).body;
  const told = async ({ token }: BuiltAdmin) =>
    (await callOrThrow(readAlerts, { token })).adjustments.includes(user.request_number);
  expect([await told(asker), await told(second), await told(third)]).toEqual([false, true, true]);
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  expect((await callOrThrow(readAlerts, { token: reviewer.token })).adjustments).toEqual([]);
});

it('a request, and the agreement to it, are one commit each', async () => {
  const bookAs = ({ email: adminEmail }: BuiltAdmin) =>
    book(serverContext(), { ...waiver, adminEmail, memberId: member.id, paymentId });
  const prepare = (isAsked: boolean) => async () => {
    member = await buildPayer();
    if (isAsked) await waive(asker);
  };
  const state = async () => [(await asked())?.id, await storedPayments(member), await trail()];
  await expectOneCommit({ prepare: prepare(false), write: () => bookAs(asker), state });
  await expectOneCommit({ prepare: prepare(true), write: () => bookAs(second), state });
});
