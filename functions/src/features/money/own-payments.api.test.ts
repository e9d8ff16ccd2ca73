import { randomUUID } from 'node:crypto';
import { approveUser } from '@fanclub/contract/admin/routes';
import { ownPayments } from '@fanclub/contract/money/own-payments';
import { recordPayment, reversePayment } from '@fanclub/contract/money/routes';
import { confirmStatementLine } from '@fanclub/contract/statements/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayment } from '../../../test/build-payment.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { buildPayer } from '../../../test/payer.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

let owner: BuiltAdmin;
let member: BuiltMember;
beforeAll(async () => {
  owner = await signInAdmin();
});
beforeEach(async () => {
  member = await buildPayer();
});

const as = () => ({ params: { id: member.id }, token: owner.token });
const record = (body: Parameters<typeof aPayment>[0] = {}) => {
  const paymentId = randomUUID();
  return call(recordPayment, {
    params: { id: member.id, paymentId },
    token: owner.token,
    body: aPayment(body),
  });
};
const own = async () => {
  const { status, body } = await call(ownPayments, { query: {}, token: member.token });
  expect(status).toBe(200);
  return body.applications;
};

describe('GET /api/user/payments', () => {
  it('is empty before the first payment', async () => {
    expect(await own()).toEqual([]);
  });

  it('tells what was paid and what is due, and nothing of staff or a bank', async () => {
    await record({ amount: 1500, reference: 'By Reza, his aunt', note: 'Looks odd.' });
    const [application, ...others] = await own();
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      request_number: member.requestNumber,
      owed_back: [],
      due: { amount: 2000, currency: 'EUR' },
      open: { amount: 500, currency: 'EUR' },
    });
    expect(application?.payments).toEqual([
      {
        id: expect.any(String),
        kind: 'in',
        amount: 1500,
        currency: 'EUR',
        way: 'revolut',
        day: '2026-11-20',
        is_moved: false,
        is_reversed: false,
        has_receipt: true,
      },
    ]);
    expect(JSON.stringify(application)).not.toMatch(/Reza|odd|recorded/);
    expect(JSON.stringify(application)).not.toContain(owner.email);
  });

  it('says of a payment that it was reversed, and of the rest what is owed back', async () => {
    const { payment } = (await record({ amount: 2500, day: '2026-11-19' })).body;
    await call(reversePayment, {
      params: { id: member.id, paymentId: payment.id },
      token: owner.token,
      body: { reason: 'Hers.' },
    });
    await record({ amount: 2700, day: '2026-11-21' });
    const [application] = await own();
    expect(application?.payments.map((one) => [one.day, one.is_reversed, one.has_receipt])).toEqual(
      [
        ['2026-11-21', false, true],
        ['2026-11-19', true, false],
      ],
    );
    expect(application?.owed_back).toEqual([{ amount: 700, currency: 'EUR' }]);
  });

  it('tells once what an approval believed and a statement then showed', async () => {
    await call(approveUser, { ...as(), body: {} });
    const lineId = await buildLine(owner.token, { amount: 2000 });
    const body = { shares: [{ member_id: member.id }] };
    const { status } = await call(confirmStatementLine, {
      params: { lineId },
      token: owner.token,
      body,
    });
    expect([status, (await storedPayments(member)).length]).toEqual([200, 3]);
    const [application] = await own();
    expect(application?.payments.map(({ amount, way }) => [amount, way])).toEqual([[2000, 'bank']]);
  });

  it('tells seasons of before by themselves, and those without a payment not at all', async () => {
    await record({ amount: 2000 });
    const [paid] = await storedPayments(member);
    const row = await storedMember(member);
    const before = (season: string, request_number: string) =>
      testDb()
        .doc(`members/${member.id}/seasons/${season.replace('/', '-')}`)
        .set({
          ...row,
          season,
          request_number,
          archived_at: new Date(`${season.slice(0, 4)}-12-01`),
        });
    await before('2024/25', 'JOFCI-22222222');
    await before('2025/26', 'JOFCI-33333333');
    await before('2023/24', 'JOFCI-44444444');
    for (const request_number of ['JOFCI-22222222', 'JOFCI-33333333']) {
      await testDb()
        .doc(`members/${member.id}/payments/of-${request_number}`)
        .set({ ...paid, request_number });
    }
    const applications = await own();
    expect(applications.map(({ season, payments }) => [season, payments.length])).toEqual([
      [row?.season, 1],
      ['2025/26', 1],
      ['2024/25', 1],
    ]);
  });

  it('tells a guardian of the family, and nobody of anybody else', async () => {
    await record({ amount: 1500 });
    const guardian = await buildPayer();
    const ask = () => call(ownPayments, { query: { for: member.id }, token: guardian.token });
    expect((await ask()).body.code).toBe('user_not_found');
    await testDb().doc(`members/${member.id}`).update({ guardian_id: guardian.id });
    expect((await ask()).body.applications).toMatchObject([
      { request_number: member.requestNumber, payments: [{ amount: 1500 }] },
    ]);
  });

  it('is for members alone', async () => {
    expect((await call(ownPayments, { query: {}, token: owner.token })).body.code).toBe(
      'forbidden',
    );
  });
});
