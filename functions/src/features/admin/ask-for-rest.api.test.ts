import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { uploadIdOf } from '#repositories/uploads';
import { aPayment } from '../../../test/build-money.ts';
import { idsInQueue } from '../../../test/ids-in-queue.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { prepareMail } from '../mail/prepare-mail.ts';

let member: BuiltMember;
const owner = await signInAdmin();
beforeEach(async () => {
  // The member owes 20 euro; a club card costs 15 euro more.
  member = await storeMember({
    juventus_card: false,
    pack_type: 'international',
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    language: 'en',
  });
});

const act = <R extends RouteDefinition>(route: R, body: object = {}) =>
  call(route, { params: { id: member.id, paymentId: randomUUID() }, body, token: owner.token });
const approve = () => act(api.approveUser);
const asked = async () => (await storedMember(member))?.requested ?? null;
/** Returns the mails that ask this member for the rest or for other items. */
const asking = async () =>
  (await mailsAbout(member.id)).filter(({ message: { template } }) =>
    ['rest_due', 'items_requested'].includes(template),
  );
const waitOf = (mail: Awaited<ReturnType<typeof asking>>[number] | undefined) =>
  (mail?.delivery.not_before.toMillis() ?? 0) - (mail?.created_at.toMillis() ?? 0);
const isIn = async (queue: 'rest_open' | 'to_review') =>
  (await idsInQueue(queue, owner)).includes(member.id);

it('a change that leaves something open asks for the rest, and tells how much once it can no longer be taken back', async () => {
  await approve();
  const { body } = await act(api.updateUser, { juventus_card: true });
  expect(body.user).toMatchObject({ request_status: 'approved', is_paid: false, version: 3 });
  expect((await asked())?.items).toEqual(['amount']);
  const [mail, ...others] = await asking();
  expect([mail?.message.template, others]).toEqual(['rest_due', []]);
  expect(waitOf(mail)).toBe(undoWindowMs);
  expect(await isIn('rest_open')).toBe(true);
  const prepared = mail && (await prepareMail(serverContext(), mail));
  expect(prepared?.content.items).toEqual([
    'The total: €35',
    'You have paid: €20',
    'Balance due: €15',
  ]);
});

it('a change that is saved again tells the last rest alone, and nothing once it is taken back', async () => {
  await approve();
  await act(api.updateUser, { juventus_card: true });
  const [first] = await asking();
  await act(api.updateUser, { pack_type: 'base' });
  // The base package costs 5 euro and the card 15 euro, so the 20 euro that the member has paid are enough.
  expect([await asked(), await asking()]).toEqual([null, []]);
  await act(api.updateUser, { pack_type: 'international' });
  const [last, ...others] = await asking();
  expect([others, last?.id === first?.id]).toEqual([[], false]);
  await act(api.updateUser, { juventus_card: false });
  expect([await asked(), await asking()]).toEqual([null, []]);
  expect((await storedMember(member))?.is_paid).toBe(true);
});

it('the rest is answered by a receipt of its own; the member stays one, and staff are to look', async () => {
  await approve();
  await act(api.updateUser, { juventus_card: true });
  const receiptUrl = await uploadImage('receipt');
  const since = (await asked())?.at.toDate().toISOString() ?? '';
  const body = { since, receiptUrl };
  const answer = await call(api.sendItems, { body, token: member.token });
  expect([answer.status, answer.body.request_status]).toEqual([200, 'approved']);
  expect(await storedMember(member)).toMatchObject({
    requested: null,
    is_paid: false,
    received: { EUR: 2000, IRR: 0 },
    receipt_upload: uploadIdOf(receiptUrl),
    receipt_before: uploadIdOf(member.receiptUrl),
  });
  expect([await asking(), await isIn('rest_open')]).toEqual([[], true]);
  await act(api.updateUser, { is_paid: true });
  expect(await isIn('rest_open')).toBe(false);
});

it('the rest of an application under review is asked for together with what was asked already', async () => {
  await act(api.bookMoney, aPayment({ amount: 2000 }));
  await act(api.requestItems, { items: ['phone'], note: 'Wrong' });
  await act(api.updateUser, { juventus_card: true });
  expect(await asked()).toMatchObject({ items: ['phone', 'amount'], note: 'Wrong' });
  // The mail of the first request has no waiting time: either the change of the package has deleted it, or it was
  // already being delivered.
  const mails = await asking();
  const told = { template: 'items_requested', data: { items: ['phone', 'amount'] } };
  expect(mails.at(-1)?.message).toMatchObject(told);
  expect(waitOf(mails.at(-1))).toBe(undoWindowMs);
  const waiting = mails.slice(0, -1).filter(({ delivery }) => delivery.state === 'PENDING');
  expect(waiting).toEqual([]);
  await act(api.bookMoney, aPayment({ amount: 1500 }));
  expect((await asked())?.items).toEqual(['phone']);
});
