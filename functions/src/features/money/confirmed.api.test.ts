import {
  approveUser,
  deleteUserFile,
  rejectUser,
  undoDecision,
  updateUser,
} from '@fanclub/contract/admin/routes';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { recordPayment } from '@fanclub/contract/money/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { uploadImage } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPayment, aPaymentId } from '../../../test/build-payment.ts';
import { sendDocument } from '../../../test/documents.ts';
import { testDb } from '../../../test/firebase.ts';
import { startServer } from '../../../test/start-server.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

let admin: BuiltAdmin;
let other: BuiltAdmin;
beforeAll(async () => {
  [admin, other] = [await signInAdmin(), await signInAdmin()];
});

/** The international package, 20 euro, without a card. */
const build = (stored: Record<string, unknown> = {}) =>
  buildMember({ juventus_card: false, pack_type: 'international', payment_method: 'euro' }, stored);
const act = <R extends RouteDefinition>(
  route: R,
  { id }: { id: string },
  body?: object,
  baseUrl?: string,
) =>
  call(route, {
    params: { id, fileType: 'receipt', paymentId: aPaymentId },
    body,
    token: admin.token,
    ...(baseUrl && { baseUrl }),
  });
const write = ({ id }: BuiltMember, fields: object) =>
  testDb()
    .doc(`members/${id}`)
    .update({ ...fields });
const seen = async (member: BuiltMember) => {
  const rows = await storedPayments(member);
  const { received, is_paid } = (await storedMember(member)) ?? {};
  const sum = rows.reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  expect(received?.EUR ?? 0).toBe(sum);
  return { rows, is_paid, sum };
};

describe('an approval', () => {
  it('writes a payment of what is due, once, by whom and for what', async () => {
    const member = await build();
    await act(approveUser, member, {});
    await act(approveUser, member, {});
    const { rows, is_paid } = await seen(member);
    expect(is_paid).toBe(true);
    expect(rows).toEqual([
      expect.objectContaining({
        id: `confirmed_${member.requestNumber}_1`,
        kind: 'in',
        amount: 2000,
        currency: 'EUR',
        way: 'revolut',
        source: 'approval',
        evidence: 'receipt',
        by: admin.email,
        request_number: member.requestNumber,
        reverses: null,
      }),
    ]);
  });

  it('writes what is still open after a part of it, and nothing where nothing is', async () => {
    const [part, all] = [await build(), await build()];
    await act(recordPayment, part, aPayment({ amount: 1500 }));
    await act(recordPayment, all, aPayment({ amount: 2000 }));
    for (const member of [part, all]) await act(approveUser, member, {});
    expect((await seen(part)).rows.map(({ amount }) => amount).sort()).toEqual([1500, 500]);
    expect((await seen(all)).rows.map(({ amount }) => amount)).toEqual([2000]);
  });

  it('by two admins through two instances at once writes one payment', async () => {
    const server = await startServer();
    try {
      for (let round = 0; round < 3; round++) {
        const member = await build();
        const as = { params: { id: member.id }, body: {} };
        await Promise.all([
          call(approveUser, { ...as, token: admin.token }),
          call(approveUser, { ...as, token: other.token, baseUrl: server.url }),
          act(updateUser, member, { is_paid: true }, server.url),
        ]);
        const { rows, sum } = await seen(member);
        expect([rows.length, sum]).toEqual([1, 2000]);
      }
    } finally {
      await server.kill();
    }
  });

  it('that is undone is reversed, and writes another payment the next time', async () => {
    const member = await build();
    await act(approveUser, member, {});
    await act(undoDecision, member);
    await act(undoDecision, member);
    const undone = await seen(member);
    expect([undone.is_paid, undone.sum]).toEqual([false, 0]);
    expect(undone.rows.map(({ reason }) => reason).sort()).toEqual([null, 'undone'].sort());
    await act(approveUser, member, {});
    const again = await seen(member);
    expect([again.rows.length, again.is_paid, again.sum]).toEqual([3, true, 2000]);
  });

  it('that is undone leaves what a treasurer wrote down', async () => {
    const member = await build();
    await act(recordPayment, member, aPayment({ amount: 1500 }));
    await act(approveUser, member, {});
    await act(undoDecision, member);
    const { is_paid, sum } = await seen(member);
    expect([is_paid, sum]).toEqual([false, 1500]);
  });

  it('without a receipt needs no note where a treasurer wrote the money down', async () => {
    const member = await build({ receipt_upload: null });
    await act(recordPayment, member, aPayment({ amount: 1500 }));
    expect((await act(approveUser, member, {})).body.code).toBe('payment_unseen');
    await call(recordPayment, {
      params: { id: member.id, paymentId: 'the-rest-of-the-money' },
      body: aPayment({ amount: 500, way: 'cash' }),
      token: admin.token,
    });
    expect((await act(approveUser, member, {})).status).toBe(200);
  });

  it('without a receipt needs one where only the mark was set', async () => {
    const member = await build({ receipt_upload: null });
    await act(updateUser, member, { is_paid: true });
    expect((await act(approveUser, member, {})).body.code).toBe('payment_unseen');
  });
});

describe("an admin's payment mark", () => {
  it('writes a payment, and taken back reverses all that was received', async () => {
    const member = await build();
    await act(recordPayment, member, aPayment());
    await act(updateUser, member, { is_paid: true });
    expect((await seen(member)).sum).toBe(2000);
    const { user } = (await act(updateUser, member, { is_paid: false })).body;
    expect([user.is_paid, user.received]).toEqual([false, { EUR: 0, IRR: 0 }]);
    expect((await seen(member)).rows.length).toBe(4);
  });

  it('follows what is due when the package changes', async () => {
    const member = await build();
    await act(approveUser, member, {});
    const dearer = (await act(updateUser, member, { juventus_card: true })).body.user;
    expect([dearer.is_paid, dearer.total_price, dearer.received?.EUR]).toEqual([false, 35, 2000]);
    const cheaper = (await act(updateUser, member, { juventus_card: false })).body.user;
    expect(cheaper.is_paid).toBe(true);
    const both = (await act(updateUser, member, { juventus_card: true, is_paid: true })).body.user;
    expect([both.is_paid, both.received?.EUR]).toEqual([true, 3500]);
  });

  it('of euro is not for what is due in rial', async () => {
    const member = await build();
    await act(approveUser, member, {});
    const rial = { exchange_rate: 1_000_000, language: 'fa' };
    await write(member, rial);
    const { user } = (await act(updateUser, member, { payment_method: 'rial' })).body;
    expect([user.is_paid, user.rial_amount, user.received]).toEqual([
      false,
      20_000_000,
      { EUR: 2000, IRR: 0 },
    ]);
  });

  it('in rial without a rate is set by whatever is confirmed', async () => {
    const member = await build({ payment_method: 'rial', euro_payment_method: null });
    const { user } = (await act(updateUser, member, { is_paid: true })).body;
    expect([user.is_paid, user.rial_amount, user.received?.EUR]).toEqual([true, null, 2000]);
  });
});

describe('a mark from before payments were kept', () => {
  const old = () => build({ is_paid: true, request_status: 'approved', is_approved: true });

  it('reads as paid in full, and no row is invented', async () => {
    const member = await old();
    await act(updateUser, member, { phone: '+393337654321' });
    const { received, is_paid } = (await storedMember(member)) ?? {};
    expect([received, is_paid, await storedPayments(member)]).toEqual([null, true, []]);
  });

  it('is written down first when something happens to the money', async () => {
    const member = await old();
    const { user } = (await act(updateUser, member, { juventus_card: true })).body;
    expect([user.is_paid, user.received?.EUR]).toEqual([false, 2000]);
    await act(updateUser, member, { is_paid: false });
    await act(updateUser, member, { is_paid: true });
    const { rows, sum } = await seen(member);
    expect(sum).toBe(3500);
    expect(rows.map(({ id, amount }) => [id.split('_')[0], amount])).toEqual([
      ['carried', 2000],
      ['confirmed', 1500],
    ]);
  });

  it('goes with its receipt, both written down', async () => {
    const member = await old();
    const { user } = (await act(deleteUserFile, member)).body;
    expect([user.is_paid, user.received]).toEqual([false, { EUR: 0, IRR: 0 }]);
    expect((await seen(member)).rows.map(({ reason }) => reason)).toEqual([
      null,
      'receipt_removed',
    ]);
  });
});

describe('a receipt that goes', () => {
  it('takes along what was confirmed by it, and not what a treasurer wrote down', async () => {
    const member = await build();
    await act(recordPayment, member, aPayment());
    await act(approveUser, member, {});
    await act(deleteUserFile, member);
    const { is_paid, sum } = await seen(member);
    expect([is_paid, sum]).toEqual([false, 500]);
  });

  it('leaves the mark of an application that is paid without it', async () => {
    const member = await build();
    await act(recordPayment, member, aPayment({ amount: 2000 }));
    const { user } = (await act(deleteUserFile, member)).body;
    expect([user.is_paid, user.receipt_url]).toEqual([true, null]);
  });

  it('for another one does so too', async () => {
    const member = await build();
    await act(approveUser, member, {});
    await act(rejectUser, member, {});
    await write(member, { sessions_valid_after: null });
    expect((await sendDocument(member, 'receipt')).status).toBe(200);
    const { rows, is_paid, sum } = await seen(member);
    expect([is_paid, sum]).toEqual([false, 0]);
    expect(rows.map(({ reason, by }) => [reason, by])).toContainEqual(['receipt_replaced', null]);
  });

  it.each([
    ['amount', 2000],
    ['receipt', 0],
  ])('because the review asked for the %s leaves %i', async (item, left) => {
    const since = Timestamp.fromDate(new Date('2026-11-20T10:00:00.000Z'));
    const member = await build();
    await act(updateUser, member, { is_paid: true });
    await act(updateUser, member, { juventus_card: true });
    await write(member, { requested: { at: since, items: [item], note: null, mail_id: null } });
    const answer = await call(sendItems, {
      body: { since: since.toDate().toISOString(), receiptUrl: await uploadImage('receipt') },
      token: member.token,
    });
    expect([answer.status, answer.body.is_paid]).toEqual([200, false]);
    expect((await seen(member)).sum).toBe(left);
  });
});
