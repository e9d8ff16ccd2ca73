import { randomUUID } from 'node:crypto';
import { countQueues } from '@fanclub/contract/admin/case-routes';
import { adminStats, approveUser, exportUsers, listUsers } from '@fanclub/contract/admin/routes';
import { readSeasonFigures } from '@fanclub/contract/figures/routes';
import {
  askToPay,
  bookMoney,
  exportOpenDues,
  listOpenDues,
  openDueColumns,
} from '@fanclub/contract/money/routes';
import { countNewsReaders } from '@fanclub/contract/news/admin-routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { sendItems } from '@fanclub/contract/review/routes';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { findMail } from '#repositories/mails';
import { aPayment } from '../../../test/build-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { renewalBody } from '../../../test/requests/subjects.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { prepareMail } from '../mail/prepare-mail.ts';
import { remindOfOpen } from './remind-of-open.ts';

let member: BuiltMember;
const [treasurer, owner] = [await signInAdmin(undefined, 'open', 'treasurer'), await signInAdmin()];
/** Stores a member who was approved with 10.50 of 20 euro paid. */
beforeEach(async () => {
  member = await storeMember({
    juventus_card: false,
    pack_type: 'international',
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    language: 'en',
  });
  await pay(1050);
  await callOrThrow(approveUser, { token: owner.token, params: { id: member.id }, body: {} });
});

const pay = (amount: number) =>
  callOrThrow(bookMoney, {
    token: treasurer.token,
    params: { id: member.id, paymentId: randomUUID() },
    body: aPayment({ amount }),
  });
const ask = ({ token }: BuiltAdmin = treasurer) =>
  call(askToPay, { token, params: { id: member.id } });
/** Finds this test's member in the list, which has other members too. */
async function listed(asked: 'all' | 'asked' | 'not_asked' = 'all') {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: Record<string, string> = { limit: '100', asked, ...(cursor && { cursor }) };
    const page = await callOrThrow(listOpenDues, { query, token: treasurer.token });
    const found = page.debts.find(({ user }) => user.id === member.id);
    if (found) return found;
    cursor = page.next_cursor;
  }
  return null;
}
const asking = async () =>
  (await mailsAbout(member.id)).filter(({ message }) => message.template === 'rest_due');

it('what members owe is listed with the season, and in the total and the file, until it is paid', async () => {
  const total = async () =>
    (await callOrThrow(listOpenDues, { token: treasurer.token })).total?.EUR ?? 0;
  const before = await total();
  expect(await listed()).toMatchObject({
    open_dues: [{ amount: 950, currency: 'EUR', request_number: member.requestNumber }],
    asked_at: null,
  });
  const query = { columns: openDueColumns.join(), format: 'json' };
  const { bytes } = await call(exportOpenDues, { query, token: treasurer.token });
  const rows: { id: string; open_euro: number }[] = JSON.parse(bytes.toString());
  expect(rows.find(({ id }) => id === member.id)).toMatchObject({
    open_euro: 9.5,
    open_rial: 0,
    request_number: member.requestNumber,
  });
  await pay(950);
  expect(await listed()).toBeNull();
  expect(before - (await total())).toBe(950);
});

it('what members owe is one list and one sum in Members, its file, the queue, the first page, the audience of a message, and here', async () => {
  const { token } = owner;
  const query = { status: 'owing', limit: '100' };
  const found = async () =>
    (await callOrThrow(listUsers, { query, token })).users.find(({ id }) => id === member.id);
  const figures = async () => {
    const [stats, { now }, readers, { bytes }, { total }, queues] = await Promise.all([
      callOrThrow(adminStats, { token }),
      callOrThrow(readSeasonFigures, { token }),
      callOrThrow(countNewsReaders, { query: { status: 'owing' }, token }),
      call(exportUsers, { query: { status: 'owing', columns: 'email' }, token }),
      callOrThrow(listOpenDues, { token }),
      callOrThrow(countQueues, { token }),
    ]);
    const read = Object.values(readers.readers).reduce((all, count) => all + count, 0);
    expect([read + readers.left_out, now.money?.open]).toEqual([stats.owing_users, total]);
    expect(queues.rest_open).toBe(stats.owing_users);
    return { count: stats.owing_users, isInFile: bytes.toString().includes(member.email) };
  };
  const before = await figures();
  expect(before.isInFile).toBe(true);
  expect(await found()).toMatchObject({ owes: { EUR: 950, IRR: 0 } });
  await pay(950);
  expect(await found()).toBeUndefined();
  expect(await figures()).toEqual({ count: before.count - 1, isInFile: false });
  const sought = await call(listUsers, { query: { status: 'owing', q: 'sara' }, token });
  expect(statusAndCode(sought)).toEqual([400, 'validation_error']);
});

it('what members owe is named in the mail of the approval', async () => {
  const [mail] = (await mailsAbout(member.id)).filter(
    ({ message }) => message.template === 'application_approved',
  );
  const prepared = mail && (await prepareMail(serverContext(), mail));
  expect(prepared?.content.facts).toContainEqual({ label: 'Balance due', value: '€9.50' });
});

it('asking a member to pay mails the amount once, however often it is pressed, and is shown in the list', async () => {
  expect(await listed('asked')).toBeNull();
  const answers = await Promise.all([ask(), ask(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [mail, ...others] = await asking();
  expect(others).toEqual([]);
  const prepared = mail && (await prepareMail(serverContext(), mail));
  expect(prepared?.content.items).toEqual([
    'The total: €20',
    'You have paid: €10.50',
    'Balance due: €9.50',
  ]);
  expect((await listed('asked'))?.asked_at).not.toBeNull();
  expect(await listed('not_asked')).toBeNull();
});

it('asking a member to pay is for every role, and ends with the payment', async () => {
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  expect((await ask(reviewer)).body.user.requested?.items).toEqual(['amount']);
  await pay(950);
  expect(await storedMember(member)).toMatchObject({ requested: null, owes_asked: false });
  expect(statusAndCode(await ask())).toEqual([409, 'invalid_transition']);
  const [mail] = await asking();
  expect(mail && (await prepareMail(serverContext(), mail))).toBeNull();
});

it('asking a member to pay can be answered with a receipt, after which nobody is asked any longer', async () => {
  const { body } = await ask();
  const since = body.user.requested?.since ?? '';
  const receiptUrl = await uploadImage('receipt');
  const answer = await call(sendItems, { body: { since, receiptUrl }, token: member.token });
  expect([answer.status, answer.body.requested]).toEqual([200, null]);
  expect((await listed('not_asked'))?.open_dues).toHaveLength(1);
});

const settings = () => testDb().doc('settings/registration');
/** Runs the reminders as if the member had been asked `days` days ago. */
async function remindAfter(days: number) {
  const nowMs = Date.now() + days * dayMs;
  await remindOfOpen({ ...serverContext(), now: () => new Date(nowMs) }, () => 9_000);
}

it('the reminders come after 7 and 21 days, each once, if the club wants them', async () => {
  await ask();
  await settings().set({ remind_of_open: true }, { merge: true });
  try {
    await remindAfter(6.9);
    expect(await asking()).toHaveLength(1);
    await Promise.all([remindAfter(7.1), remindAfter(7.1)]);
    await remindAfter(20.9);
    expect(await asking()).toHaveLength(2);
    await remindAfter(21.1);
    await remindAfter(40);
    expect(await asking()).toHaveLength(3);
  } finally {
    await settings().set({ remind_of_open: false }, { merge: true });
  }
  const [mail] = await asking();
  expect(mail && (await findMail(testDb(), mail.id))).not.toBeNull();
  expect((await storedMember(member))?.remind_to_pay_at).toBeNull();
});

it('a member who was asked to pay for a season and renews stays asked and is reminded of that season alone', async () => {
  await putFields(member, { season: '2020/21' });
  await ask();
  await callOrThrow(renew, { token: member.token, body: await renewalBody() });
  expect(await listed('asked')).toMatchObject({
    asked_at: expect.any(String),
    open_dues: [{ request_number: member.requestNumber, amount: 950 }],
  });
  await settings().set({ remind_of_open: true }, { merge: true });
  try {
    await remindAfter(7.1);
  } finally {
    await settings().set({ remind_of_open: false }, { merge: true });
  }
  const mails = await asking();
  const [, reminder] = await Promise.all(mails.map((mail) => prepareMail(serverContext(), mail)));
  expect(reminder?.content.items).toEqual(['Balance due for 2020/21: €9.50']);
  expect(reminder?.content.action).toMatchObject({
    label: 'See where to pay',
    url: expect.stringContaining('to=fix'),
  });
  await pay(950);
  expect(await listed()).toBeNull();
});
