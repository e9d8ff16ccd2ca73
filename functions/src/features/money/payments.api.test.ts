import { randomUUID } from 'node:crypto';
import { deleteUser } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { listPayments, recordPayment, reversePayment } from '@fanclub/contract/money/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment } from '../../../test/build-payment.ts';
import { testDb, testKeyedHash } from '../../../test/firebase.ts';
import { buildPayer } from '../../../test/payer.ts';
import { readZip } from '../../../test/read-zip.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

let treasurer: BuiltAdmin;
let member: BuiltMember;
beforeAll(async () => {
  treasurer = await signInAdmin(undefined, 'open', 'treasurer');
});
beforeEach(async () => {
  member = await buildPayer();
});

type Body = Partial<RouteBody<typeof recordPayment>>;
const record = (body: Body = {}, paymentId: string = randomUUID(), baseUrl?: string) =>
  call(recordPayment, {
    params: { id: member.id, paymentId },
    body: aPayment(body),
    token: treasurer.token,
    ...(baseUrl && { baseUrl }),
  });
const reverse = (paymentId: string, baseUrl?: string) =>
  call(reversePayment, {
    params: { id: member.id, paymentId },
    body: { reason: ' It was for another one. ' },
    token: treasurer.token,
    ...(baseUrl && { baseUrl }),
  });
const list = async (query = {}) =>
  (await call(listPayments, { params: { id: member.id }, query, token: treasurer.token })).body;

describe('a payment that a treasurer writes down', () => {
  it('counts towards what is due, and pays it when it is enough', async () => {
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

  it('in rial pays nothing that is due in euro', async () => {
    const { user } = (await record({ amount: 90_000_000, currency: 'IRR' })).body;
    expect([user.is_paid, user.received]).toEqual([false, { EUR: 0, IRR: 90_000_000 }]);
  });

  it('in rial pays what is due within a step of a hundred, and owes nothing back within one', async () => {
    const rial = { payment_method: 'rial', rial_amount: 1_000_000 };
    await testDb().doc(`members/${member.id}`).update(rial);
    const currency = 'IRR';
    expect((await record({ amount: 999_899, currency })).body.user.is_paid).toBe(false);
    expect((await record({ amount: 1, currency })).body.user.is_paid).toBe(true);
    await record({ amount: 200, currency });
    expect((await storedMember(member))?.owes_back_since).toBeNull();
    await record({ amount: 1, currency });
    expect((await storedMember(member))?.owes_back_since).toBeTruthy();
  });

  it('sent twice, also at once through two instances, is one, and the first stays', async () => {
    const id = randomUUID();
    const answers = await Promise.all([record({}, id), record({}, id, secondServer)]);
    answers.push(await record({ amount: 900 }, id));
    expect(answers.map(({ body }) => body.payment.amount)).toEqual([500, 500, 500]);
    expect((await storedMember(member))?.received?.EUR).toBe(500);
    expect((await list()).payments.length).toBe(1);
  });

  it('is listed with all others, the latest first, page by page', async () => {
    for (const amount of [1, 2, 3]) await record({ amount });
    const page = await list({ limit: '2' });
    expect(page.payments.map(({ amount }) => amount)).toEqual([3, 2]);
    const rest = await list({ limit: '2', cursor: String(page.next_cursor) });
    expect([rest.payments.map(({ amount }) => amount), rest.next_cursor]).toEqual([[1], null]);
  });

  it.each<[string, object, object]>([
    ['nothing', { amount: 0 }, { amount: 'number_out_of_range' }],
    ['half a cent', { amount: 0.5 }, { amount: 'invalid_value' }],
    ['another currency', { currency: 'USD' }, { currency: 'invalid_choice' }],
    ['another way', { way: 'gold' }, { way: 'invalid_choice' }],
    ['no day', { day: '2026-02-30' }, { day: 'invalid_date' }],
    ['a day to come', { day: '2090-01-01' }, { day: 'invalid_date' }],
    ['an empty note', { note: ' ' }, { note: 'field_required' }],
    ['more back than came', { kind: 'out' }, { amount: 'number_out_of_range' }],
  ])('of %s is refused', async (_, body, errors) => {
    const answer = await record(body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await storedPayments(member)).toEqual([]);
  });

  it('is for a member', async () => {
    const as = { params: { id: 'nobody', paymentId: randomUUID() }, token: treasurer.token };
    expect((await call(recordPayment, { ...as, body: aPayment() })).body.code).toBe(
      'user_not_found',
    );
    expect((await call(listPayments, { ...as, query: {} })).body.code).toBe('user_not_found');
  });
});

describe('a payment that is paid back', () => {
  it('is less received, and no more than was', async () => {
    await record({ amount: 2500 });
    const { user } = (await record({ kind: 'out', amount: 500 })).body;
    expect([user.is_paid, user.received?.EUR]).toEqual([true, 2000]);
    expect((await record({ kind: 'out', amount: 2001 })).status).toBe(400);
    expect((await record({ kind: 'out', amount: 2000 })).body.user.is_paid).toBe(false);
  });
});

describe('a reversal', () => {
  it('is a payment the other way, once, also at once through two instances', async () => {
    const { payment } = (await record({ amount: 2000 })).body;
    const answers = await Promise.all([reverse(payment.id), reverse(payment.id, secondServer)]);
    for (const { status, body } of answers) {
      expect([status, body.payment.id]).toEqual([200, `reversal_of_${payment.id}`]);
    }
    const { is_paid, received } = (await storedMember(member)) ?? {};
    expect([is_paid, received?.EUR]).toEqual([false, 0]);
    const { payments } = await list();
    expect(
      payments.map(({ kind, reverses, note, is_reversed }) => [kind, reverses, note, is_reversed]),
    ).toEqual([
      ['out', payment.id, 'It was for another one.', false],
      ['in', null, null, true],
    ]);
  });

  it('is not of a reversal, of what is not there, and of what has been paid back', async () => {
    const { payment } = (await record()).body;
    const refund = (await record({ kind: 'out' })).body.payment;
    expect((await reverse(payment.id)).body.code).toBe('invalid_transition');
    await reverse(refund.id);
    expect((await reverse(payment.id)).status).toBe(200);
    expect((await reverse(`reversal_of_${payment.id}`)).body.code).toBe('invalid_transition');
    expect((await reverse('nothing')).body.code).toBe('payment_not_found');
    expect((await storedPayments(member)).length).toBe(4);
  });

  it('of no application of the member changes nothing', async () => {
    const { payment } = (await record()).body;
    await testDb()
      .doc(`members/${member.id}`)
      .update({ request_number: 'JOFCI-22222222', received: null });
    expect((await reverse(payment.id)).body.code).toBe('invalid_transition');
    expect((await record({ amount: 7 })).body.user.received?.EUR).toBe(7);
  });
});

describe('what is kept of payments', () => {
  it('is in the member’s download, without who wrote it down', async () => {
    await record({ reference: '12345' });
    const { bytes } = await call(exportOwnData, { token: member.token });
    const data = String(readZip(bytes).get('data.json'));
    expect(JSON.parse(data).payments).toEqual([
      expect.objectContaining({ amount: 500, reference: '12345', day: '2026-11-20' }),
    ]);
    expect(data).not.toContain(treasurer.email);
  });

  it('after a deletion is what the books need, and names nobody', async () => {
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
        day: '2026-11-20',
        is_reversal: false,
        receipt: null,
        member_hash: hash,
        season: expect.any(String),
        expires_at: expect.objectContaining({ _seconds: Date.UTC(2037, 0, 1) / 1000 }),
      },
    ]);
  });
});
