import { randomUUID } from 'node:crypto';
import { ownPayments } from '@fanclub/contract/money/own-payments';
import { bookMoney } from '@fanclub/contract/money/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { aPayment } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { putFields } from '../../../test/stored.ts';

let member: BuiltMember;
const owner = await signInAdmin();
beforeEach(async () => {
  member = await buildPayer();
});

const record = (body: Parameters<typeof aPayment>[0] = {}) => {
  const paymentId = randomUUID();
  return call(bookMoney, {
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

it('the list tells what was paid and what is due, and nothing of staff or a bank', async () => {
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
      receipt: expect.stringMatching(/^[\w-]{32}$/),
    },
  ]);
  expect(JSON.stringify(application)).not.toMatch(/Reza|odd|recorded/);
  expect(JSON.stringify(application)).not.toContain(owner.email);
});

it('the list tells a guardian of the family, and nobody of anybody else', async () => {
  await record({ amount: 1500 });
  const guardian = await buildPayer();
  const ask = () => call(ownPayments, { query: { for: member.id }, token: guardian.token });
  expect((await ask()).body.code).toBe('user_not_found');
  await putFields(member, { guardian_id: guardian.id });
  expect((await ask()).body.applications).toMatchObject([
    { request_number: member.requestNumber, payments: [{ amount: 1500 }] },
  ]);
});
