import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import type { Member } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const note = 'In the bank statement of 3 March, line 12';
const withoutReceipt = () => storeMember({ juventus_card: false }, { receipt_upload: null });
const act = <R extends RouteDefinition>(route: R, { id }: { id: string }, body?: object) =>
  call(route, { params: { id, fileType: 'receipt' }, body, token: admin.token });

it('an approval without a receipt is refused in its own words, and changes and mails nothing', async () => {
  const member = await withoutReceipt();
  const answer = await act(api.approveUser, member, { version: 1 });
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_unseen']);
  expect(await storedMember(member)).toMatchObject({
    request_status: 'submitted',
    is_paid: false,
    version: 1,
  });
  expect(await decisionMails(member.id)).toEqual([]);
  expect(await auditRowsOf(member.id)).toEqual([]);
});

it('an approval without a receipt needs a note of where the money was seen, which goes with an undo', async () => {
  const member = await withoutReceipt();
  const answer = await act(api.approveUser, member, { version: 1, payment_note: ` ${note} ` });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ is_approved: true, is_paid: true });
  expect(answer.body.user.payment_note).toBe(note);
  expect((await decisionMails(member.id)).length).toBe(1);
  const { user } = (await act(api.undoDecision, member)).body;
  expect([user.is_paid, user.payment_note]).toEqual([false, null]);
});

it.each([
  ['blank', '  ', 'field_required'],
  ['too long', 'x'.repeat(301), 'too_long'],
])('an approval without a receipt takes no note that is %s', async (_, payment_note, key) => {
  const answer = await act(api.approveUser, { id: 'someone' }, { payment_note });
  expect([answer.status, answer.body.errors]).toEqual([400, { payment_note: key }]);
});

it('the note stays after a rejection, and goes when an admin takes the payment mark back', async () => {
  const member = await withoutReceipt();
  await act(api.approveUser, member, { payment_note: note });
  await act(api.rejectUser, member, {});
  const { status, body } = await act(api.approveUser, member, {});
  expect([status, body.user.payment_note]).toEqual([200, note]);
  const { user } = (await act(api.updateUser, member, { is_paid: false })).body;
  expect([user.is_paid, user.payment_note]).toEqual([false, null]);
  await act(api.rejectUser, member, {});
  expect((await act(api.approveUser, member, {})).body.code).toBe('payment_unseen');
});

it('the note goes with the payment mark when the receipt is removed', async () => {
  const member = await storeMember({ juventus_card: false });
  await act(api.approveUser, member, { payment_note: note });
  const { user } = (await act(api.deleteUserFile, member)).body;
  expect([user.is_paid, user.payment_note]).toEqual([false, null]);
});

it('a free membership needs neither a receipt nor a note', async () => {
  const member = await withoutReceipt();
  const { total_price } = (await storedMember(member)) as Member;
  const free = { what: 'reduced', amount: total_price * 100, currency: 'EUR', reason: 'Board' };
  const params = { id: member.id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { params, body: free as never, token: admin.token });
  const { status, body } = await act(api.approveUser, member, {});
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    is_approved: true,
    is_paid: true,
    received: null,
    reduction_reason: 'Board',
  });
});
