import { randomUUID } from 'node:crypto';
import { deleteUser } from '@fanclub/contract/admin/routes';
import { bookMoney, listPayments } from '@fanclub/contract/money/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, inject, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { testDb, testKeyedHash } from '../../../test/firebase.ts';
import { readZip } from '../../../test/read-files.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

let member: BuiltMember;
const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
beforeEach(async () => {
  member = await buildPayer();
});

const record = (
  body: Parameters<typeof aPayment>[0] = {},
  paymentId: string = randomUUID(),
  baseUrl?: string,
) =>
  call(bookMoney, {
    params: { id: member.id, paymentId },
    body: aPayment(body),
    token: treasurer.token,
    ...(baseUrl && { baseUrl }),
  });
const reverse = (paymentId: string, baseUrl?: string) =>
  call(bookMoney, {
    params: { id: member.id, paymentId: randomUUID() },
    body: aReversal(paymentId, ' It was for another one. '),
    token: treasurer.token,
    ...(baseUrl && { baseUrl }),
  });
const list = async (query = {}) =>
  (await call(listPayments, { params: { id: member.id }, query, token: treasurer.token })).body;

it('a payment counts towards what is due, and pays it when it is enough', async () => {
  const part = (await record({ amount: 1999, reference: ' 12345 ' })).body;
  expect(part.payment).toMatchObject({ reference: '12345', source: 'recorded', note: null });
  expect([part.user.is_paid, part.user.received]).toEqual([false, { EUR: 1999, IRR: 0 }]);
  const { user } = (await record({ amount: 1 })).body;
  expect([user.is_paid, user.received?.EUR, user.version]).toEqual([true, 2000, 3]);
  const rows = await auditRowsOf(member.id);
  expect(rows.map(({ action, fields }) => [action, fields]).sort()).toEqual([
    ['record_payment', ['is_paid', 'received']],
    ['record_payment', ['received']],
  ]);
  expect(JSON.stringify(rows)).not.toContain('1999');
});

it('a payment that is sent twice, also at once through two instances, is one, and the first stays', async () => {
  const id = randomUUID();
  const answers = await Promise.all([record({}, id), record({}, id, secondServer)]);
  answers.push(await record({ amount: 900 }, id));
  expect(answers.map(({ body }) => body.payment?.amount)).toEqual([500, 500, 500]);
  expect((await storedMember(member))?.received?.EUR).toBe(500);
  expect((await list()).payments.length).toBe(1);
});

it('a reversal is a payment the other way, once, also at once through two instances', async () => {
  const { payment } = (await record({ amount: 2000 })).body;
  const answers = await Promise.all([
    reverse(payment?.id ?? ''),
    reverse(payment?.id ?? '', secondServer),
  ]);
  for (const { status, body } of answers) {
    expect([status, body.payment?.id]).toEqual([200, `reversal_of_${payment?.id}`]);
  }
  const { is_paid, received } = (await storedMember(member)) ?? {};
  expect([is_paid, received?.EUR]).toEqual([false, 0]);
  const { payments } = await list();
  expect(
    payments.map(({ kind, reverses, note, is_reversed }) => [kind, reverses, note, is_reversed]),
  ).toEqual([
    ['out', payment?.id, 'It was for another one.', false],
    ['in', null, null, true],
  ]);
});

it('what is kept of payments is in the member’s download, without who wrote it down', async () => {
  await record({ reference: '12345' });
  const { bytes } = await call(exportOwnData, { token: member.token });
  const data = String(readZip(bytes).get('data.json'));
  expect(JSON.parse(data).payments).toEqual([
    expect.objectContaining({ amount: 500, reference: '12345', day: '2026-11-20' }),
  ]);
  expect(data).not.toContain(treasurer.email);
});

it('what is kept after a deletion is what the books need, and names nobody', async () => {
  const owner = await signInAdmin();
  await record({ reference: '12345', note: 'By Sara' });
  const as = { params: { id: member.id }, token: owner.token };
  expect((await call(deleteUser, as)).body.database_records_cleaned.payments).toBe(1);
  expect(await storedPayments(member)).toEqual([]);
  const hash = testKeyedHash()('ledger-member', member.id);
  const { docs } = await testDb().collection('ledger').where('member_hash', '==', hash).get();
  expect(docs.map((row) => row.data())).toEqual([
    {
      kind: 'in',
      amount: 500,
      currency: 'EUR',
      rate: null,
      way: 'revolut',
      source: 'recorded',
      line_id: null,
      day: '2026-11-20',
      is_reversal: false,
      receipt: null,
      member_hash: hash,
      season: expect.any(String),
      expires_at: expect.objectContaining({ _seconds: Date.UTC(2037, 0, 1) / 1000 }),
    },
  ]);
});
