import { readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser, undoDecision, updateUser } from '@fanclub/contract/admin/routes';
import { bookMoney } from '@fanclub/contract/money/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, inject, it } from 'vitest';
import { aPayment } from '../../../test/build-money.ts';
import { actAs, amounts, buildPayer, seenMoney } from '../../../test/confirmed-money.ts';

const secondServer = inject('secondServer');

const [admin, other] = [await signInAdmin(), await signInAdmin()];
const act = actAs(() => admin);
const seenSince = async (member: BuiltMember) =>
  (await act(readUser, member)).body.user.seen_since_receipt;

it('an approval writes a payment of what is due, once, by whom and for what', async () => {
  const member = await buildPayer();
  await act(approveUser, member, {});
  await act(approveUser, member, {});
  const { rows, is_paid } = await seenMoney(member);
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

it('an approval of an application by bank transfer writes a payment by the way "bank"', async () => {
  const payer = {
    juventus_card: false,
    payment_method: 'euro',
    euro_payment_method: 'bank',
  } as const;
  const member = await buildMember(payer);
  await act(approveUser, member, {});
  expect((await seenMoney(member)).rows).toMatchObject([{ way: 'bank', amount: 2000 }]);
});

it('an approval leaves the rest open if money was seen after a receipt that the member had added later', async () => {
  const member = await buildPayer({ receipt_added_at: Timestamp.now() });
  await act(bookMoney, member, aPayment({ amount: 250 }));
  expect(await seenSince(member)).toBe(true);
  await act(approveUser, member, {});
  expect(await amounts(member)).toEqual({ is_paid: false, all: [250] });
});

it('two admins who approve at once through two instances write one payment', async () => {
  for (let round = 0; round < 3; round++) {
    const member = await buildPayer();
    const as = { params: { id: member.id }, body: {} };
    await Promise.all([
      call(approveUser, { ...as, token: admin.token }),
      call(approveUser, { ...as, token: other.token, baseUrl: secondServer }),
      act(updateUser, member, { is_paid: true }, secondServer),
    ]);
    const { rows, sum } = await seenMoney(member);
    expect([rows.length, sum]).toEqual([1, 2000]);
  }
});

it('an undone approval is reversed, and the next one writes another payment', async () => {
  const member = await buildPayer();
  await act(approveUser, member, {});
  await act(undoDecision, member);
  await act(undoDecision, member);
  const undone = await seenMoney(member);
  expect([undone.is_paid, undone.sum]).toEqual([false, 0]);
  expect(undone.rows.map(({ reason }) => reason).sort()).toEqual([null, 'undone'].sort());
  await act(approveUser, member, {});
  const again = await seenMoney(member);
  expect([again.rows.length, again.is_paid, again.sum]).toEqual([3, true, 2000]);
});

it("an admin's payment mark writes a payment; removing it reverses that payment and no recorded one", async () => {
  const member = await buildPayer();
  await act(bookMoney, member, aPayment());
  await act(updateUser, member, { is_paid: true });
  expect((await seenMoney(member)).sum).toBe(2000);
  const { user } = (await act(updateUser, member, { is_paid: false })).body;
  expect([user.is_paid, user.received]).toEqual([false, { EUR: 500, IRR: 0 }]);
  expect((await seenMoney(member)).rows.length).toBe(3);
});

it("an admin's payment mark cannot be removed while a treasurer's recorded payment covers the price", async () => {
  const member = await buildPayer();
  await act(bookMoney, member, aPayment({ amount: 2000 }));
  const refused = await act(updateUser, member, { is_paid: false, phone: '+393337654321' });
  expect([refused.status, refused.body.code]).toEqual([409, 'payment_stands']);
  expect(await amounts(member)).toEqual({ is_paid: true, all: [2000] });
});

it("an admin's payment mark is removed when the price rises, and comes back when it falls", async () => {
  const member = await buildPayer();
  await act(approveUser, member, {});
  const dearer = (await act(updateUser, member, { juventus_card: true })).body.user;
  expect([dearer.is_paid, dearer.total_price, dearer.received?.EUR]).toEqual([false, 35, 2000]);
  const cheaper = (await act(updateUser, member, { juventus_card: false })).body.user;
  expect(cheaper.is_paid).toBe(true);
  const both = (await act(updateUser, member, { juventus_card: true, is_paid: true })).body.user;
  expect([both.is_paid, both.received?.EUR]).toEqual([true, 3500]);
});
