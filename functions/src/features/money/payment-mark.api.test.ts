import { approveUser, updateUser } from '@fanclub/contract/admin/routes';
import { bookMoney } from '@fanclub/contract/money/routes';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { aPayment } from '../../../test/build-money.ts';
import { actAs, amounts, buildPayer, seenMoney } from '../../../test/confirmed-money.ts';

const admin = await signInAdmin();
const act = actAs(() => admin);

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
