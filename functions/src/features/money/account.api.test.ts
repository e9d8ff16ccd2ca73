import { randomUUID } from 'node:crypto';
import { approveUser, rejectUser, undoDecision, updateUser } from '@fanclub/contract/admin/routes';
import { balanceOf } from '@fanclub/contract/money/account';
import { bookMoney } from '@fanclub/contract/money/routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { confirmStatementLine } from '@fanclub/contract/statements/routes';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { Member } from '#repositories/member';
import { aPayment } from '../../../test/build-money.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { halfCases } from '../../../test/faults/what-was-lost.ts';
import { testDb } from '../../../test/firebase.ts';
import { newSubject, renewalBody } from '../../../test/requests/subjects.ts';
import { storedMember } from '../../../test/stored.ts';

const secondServer = inject('secondServer');
const owner = await signInAdmin();

/** A member who was approved for 2020/21 with half of the due paid, and has renewed for 5 euro since. */
let member: { id: string; token: string };
let due: number;
let half: number;
let numbers: { earlier: string; present: string };

const admin = <Params extends object>(params: Params) => ({
  params: { id: member.id, ...params },
  token: owner.token,
});
const record = (body: Parameters<typeof aPayment>[0], baseUrl?: string) =>
  call(bookMoney, {
    ...admin({ paymentId: randomUUID() }),
    body: aPayment(body),
    ...(baseUrl && { baseUrl }),
  });
const stored = async () => (await storedMember(member)) as Member;

/** Checks that the applications and the account say what the payments add up to. */
async function agrees() {
  const row = await stored();
  expect(await halfCases([{ ...row, id: member.id }])).toEqual([]);
  expect(row.owes_back_since !== null).toBe(row.over_dues.length > 0);
  return { row, balance: balanceOf(row).EUR };
}

/** Builds a member of 2020/21 who has paid half of the due. Returns the request that renews the membership. */
async function buildHalfPayer() {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
  member = await newSubject({ season: '2020/21' });
  due = (await stored()).total_price * 100;
  half = due / 2;
  await record({ amount: half });
  await callOrThrow(approveUser, { ...admin({}), body: {} });
  expect((await agrees()).balance).toBe(half);
  return renewalBody();
}

it('neither a renewal nor a payment of the debt is lost if both come at the same moment', async () => {
  const body = await buildHalfPayer();
  const answers = await Promise.all([
    call(renew, { token: member.token, body }),
    record({ amount: half }, secondServer),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  const { row, balance } = await agrees();
  expect(balance).toBe(row.total_price * 100);
  expect(row.open_dues.map(({ request_number }) => request_number)).toEqual([row.request_number]);
});

describe('the account of a member over two seasons', () => {
  beforeEach(async () => {
    const body = await buildHalfPayer();
    const { request_number: earlier } = await stored();
    await callOrThrow(renew, { token: member.token, body });
    const { request_number: present } = await stored();
    numbers = { earlier, present };
  });

  it('has both payments for one due that come at the same moment, and owes the second one back', async () => {
    const pay = (baseUrl?: string) =>
      record({ amount: half, request_number: numbers.earlier }, baseUrl);
    const answers = await Promise.all([pay(), pay(secondServer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { row } = await agrees();
    expect(row.over_dues).toMatchObject([{ request_number: numbers.earlier, amount: half }]);
  });

  it('agrees with applications and payments after every change', async () => {
    const as = () => ({ ...admin({}), body: {} });
    await record({ amount: 100, request_number: numbers.present });
    await callOrThrow(approveUser, as());
    await agrees();
    await callOrThrow(undoDecision, as());
    await agrees();
    await callOrThrow(rejectUser, as());
    expect((await agrees()).row.over_dues).toMatchObject([{ amount: 100 }]);
    await callOrThrow(undoDecision, as());
    await agrees();
    await callOrThrow(updateUser, { ...admin({}), body: { juventus_card: true } });
    await agrees();
    await callOrThrow(updateUser, { ...admin({}), body: { is_paid: true } });
    await agrees();
    await callOrThrow(updateUser, { ...admin({}), body: { is_paid: false } });
    await agrees();
    const lineId = await buildLine(owner.token, { amount: half + 300, payer: null, text: 'x' });
    const share = { member_id: member.id, request_number: numbers.earlier };
    const confirm = (more_than_due?: boolean) =>
      call(confirmStatementLine, {
        params: { lineId },
        body: { shares: [share], ...(more_than_due && { more_than_due }) },
        token: owner.token,
      });
    expect((await confirm()).body.code).toBe('more_than_due');
    expect((await confirm(true)).status).toBe(200);
    const { row } = await agrees();
    expect(row.over_dues).toMatchObject([{ request_number: numbers.earlier, amount: 300 }]);
    const refund = await record({ what: 'out', amount: 300 });
    expect(refund.body.payment?.request_number).toBe(numbers.earlier);
    expect((await agrees()).row.owes_back_since).toBeNull();
  });
});
