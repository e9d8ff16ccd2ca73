import {
  approveUser,
  deleteUserFile,
  rejectUser,
  updateUser,
} from '@fanclub/contract/admin/routes';
import { bookMoney } from '@fanclub/contract/money/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import { uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { aPayment } from '../../../test/build-money.ts';
import { actAs, buildPayer, seenMoney } from '../../../test/confirmed-money.ts';
import { sendDocument } from '../../../test/documents.ts';
import { putFields } from '../../../test/stored.ts';

const admin = await signInAdmin();
const act = actAs(() => admin);

it('a receipt that goes takes along what was confirmed by it, and not what a treasurer wrote down', async () => {
  const member = await buildPayer();
  await act(bookMoney, member, aPayment());
  await act(updateUser, member, { is_paid: true });
  await act(deleteUserFile, member);
  const { is_paid, sum } = await seenMoney(member);
  expect([is_paid, sum]).toEqual([false, 500]);
});

it('a replaced receipt reverses its payment, too', async () => {
  const member = await buildPayer();
  await act(approveUser, member, {});
  await act(rejectUser, member, {});
  await putFields(member, { sessions_valid_after: null });
  expect((await sendDocument(member, 'receipt')).status).toBe(200);
  const { rows, is_paid, sum } = await seenMoney(member);
  expect([is_paid, sum]).toEqual([false, 0]);
  expect(rows.map(({ reason, by }) => [reason, by])).toContainEqual(['receipt_replaced', null]);
});

it.each([
  ['amount', 2000],
  ['receipt', 0],
] as const)(
  'a receipt that goes because the review asked for the %s leaves %i',
  async (item, left) => {
    const since = Timestamp.fromDate(new Date('2026-11-20T10:00:00.000Z'));
    const member = await buildPayer();
    await act(updateUser, member, { is_paid: true });
    await act(updateUser, member, { juventus_card: true });
    await putFields(member, { requested: { at: since, items: [item], note: null, mail_id: null } });
    const answer = await call(sendItems, {
      body: { since: since.toDate().toISOString(), receiptUrl: await uploadImage('receipt') },
      token: member.token,
    });
    expect([answer.status, answer.body.is_paid]).toEqual([200, false]);
    expect((await seenMoney(member)).sum).toBe(left);
  },
);
