import { api } from '@fanclub/contract/api';
import { approved } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { AppError } from '#platform/app-error';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { clubReceiptsOf } from '#repositories/club-receipts';
import { findMail } from '#repositories/mails';
import type { MemberDocument } from '#repositories/member';
import { passwordDoc } from '#repositories/passwords';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { buildMailRow } from '../../../test/build-mail-row.ts';
import { aPayment } from '../../../test/build-money.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { numberAll } from '../../../test/number-all.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedPayments } from '../../../test/stored.ts';
import { runDueMerges } from './run-merge.ts';

const owner = await signInAdmin();

const password = 'Zebra-Stripes-1897';
const admin = () => ({ token: owner.token });
const earlier = (stored: Partial<MemberDocument> = {}) =>
  storeMember({ juventus_card: false, password }, {
    ...approved,
    season: '2020/21',
    ...stored,
  } as Partial<MemberDocument>);
const present = (stored: Partial<MemberDocument> = {}) =>
  storeMember({ juventus_card: false, password }, stored);

const preview = (id: string, other: string) =>
  call(api.previewMerge, { ...admin(), params: { id }, query: { with: other } });
const ask = (stays: { id: string }, goes: { id: string }) =>
  call(api.askMerge, { ...admin(), params: { id: stays.id }, body: { goes: goes.id } });
const run = ({ id }: { id: string }) => call(api.runMerge, { ...admin(), params: { id } });
/** Lets the time to undo pass. */
const pass = (member: { id: string }) =>
  putFields(member, { 'merge.due': Timestamp.fromMillis(Date.now() - 1) });

async function pay({ id, requestNumber }: { id: string; requestNumber: string }) {
  const paymentId = `paid-${requestNumber}`;
  const params = { id, paymentId };
  await callOrThrow(api.bookMoney, { ...admin(), params, body: aPayment() });
  return paymentId;
}
const paymentsOf = async (member: { id: string }) =>
  (await storedPayments(member)).map(({ id }) => id);
const receiptsOf = async ({ id }: { id: string }) =>
  (await clubReceiptsOf(testDb(), id).get()).docs.map((row) => row.data());

it('a merge is shown first, waits 15 seconds, and then gives all rows of the one to the other', async () => {
  const [stays, goes] = [await present(), await earlier({ is_paid: false })];
  const paymentId = await pay(goes);
  await numberAll();
  const [receipt] = await receiptsOf(goes);
  await callOrThrow(api.addNote, {
    ...admin(),
    params: { id: goes.id, noteId: '0b9c6f1e-3d52-4a87-9f0e-6c1d2b7a8e45' },
    body: { text: 'Called twice.' },
  });
  for (const [id, other] of [
    [stays.id, goes.requestNumber],
    [goes.id, stays.requestNumber],
  ] as const) {
    expect((await preview(id, other)).body).toMatchObject({
      stays: { id: stays.id },
      goes: { id: goes.id },
      problem: null,
      takes_membership: true,
      seasons: ['2020/21'],
      payments: 1,
      notes: 1,
    });
  }
  expect((await ask(stays, goes)).body.user.merge?.number).toBe(goes.requestNumber);
  expect(statusAndCode(await run(stays))).toEqual([409, 'invalid_transition']);
  expect((await storedMember(goes))?.email).toBe(goes.email);
  await pass(stays);
  const merged = (await run(stays)).body.user;
  expect(merged).toMatchObject({
    id: stays.id,
    merge: null,
    is_approved: true,
    other_numbers: [goes.requestNumber],
    email: stays.email,
  });
  expect(await storedMember(goes)).toBeUndefined();
  expect([await paymentsOf(stays), await paymentsOf(goes)]).toEqual([[paymentId], []]);
  expect(receipt?.content?.lines).toMatchObject([{ member_id: goes.id }]);
  const moved = JSON.parse(JSON.stringify(receipt).replaceAll(goes.id, stays.id));
  expect(JSON.parse(JSON.stringify(await receiptsOf(stays)))).toEqual([moved]);
  expect(await receiptsOf(goes)).toEqual([]);
  const { seasons } = await callOrThrow(api.listEarlierSeasons, {
    ...admin(),
    params: { id: stays.id },
  });
  expect(seasons).toMatchObject([
    { season: '2020/21', request_number: goes.requestNumber, received: { EUR: 500, IRR: 0 } },
  ]);
  const found = await callOrThrow(api.readUser, { ...admin(), params: { id: goes.requestNumber } });
  expect(found.user.id).toBe(stays.id);
  await expect(testAuth().getUser(goes.id)).rejects.toThrow();
  expect((await call(api.login, { body: { email: goes.email, password } })).status).toBe(401);
  expect((await passwordDoc(testDb(), goes.id).get()).exists).toBe(false);
  const notes = await testDb().collection('member_notes').where('member_id', '==', stays.id).get();
  expect(notes.docs.map((note) => note.get('text'))).toEqual(['Called twice.']);
  const uploads = await testDb().collection('uploads').where('claimed_by', '==', goes.id).get();
  expect(uploads.size).toBe(0);
  for (const member of [stays, goes]) {
    expect((await auditRowsOf(member.id)).map(({ action }) => action)).toContain('merge_members');
  }
  // A repeated call changes nothing.
  expect((await run(stays)).body.user.version).toBe(merged.version);
  expect(await paymentsOf(stays)).toEqual([paymentId]);
});

it('a merge keeps the identity image of the member who stays, and releases the other one', async () => {
  const withCard = { juventus_card: true };
  const [stays, goes] = [
    await storeMember(withCard),
    await storeMember(withCard, { ...approved, season: '2020/21' }),
  ];
  const passports = [await storedMember(stays), await storedMember(goes)].map(
    (row) => row?.passport_upload,
  );
  await callOrThrow(api.askMerge, {
    ...admin(),
    params: { id: stays.id },
    body: { goes: goes.id },
  });
  await pass(stays);
  expect((await run(stays)).status).toBe(200);
  const holders = passports.map(async (id) =>
    (await testDb().doc(`uploads/${id}`).get()).get('claimed_by'),
  );
  expect(await Promise.all(holders)).toEqual([stays.id, null]);
});

it('a merge is taken back within its time, and nothing has changed', async () => {
  const [stays, goes] = [await present(), await earlier()];
  await ask(stays, goes);
  expect((await ask(stays, goes)).status).toBe(200);
  const undone = await call(api.undoMerge, { ...admin(), params: { id: stays.id } });
  expect(undone.body.user.merge).toBeNull();
  expect((await run(stays)).status).toBe(200);
  expect((await storedMember(goes))?.email).toBe(goes.email);
});

it('a merge takes in a member without a mailbox, who has no news because of that and not by a wish', async () => {
  const [stays, goes] = [
    await present({ no_news: false }),
    await earlier({ email: '', account: 'none', no_news: true }),
  ];
  const shown = await preview(stays.id, goes.id);
  expect([shown.status, shown.body.goes?.email]).toEqual([200, '']);
  expect((await ask(stays, goes)).status).toBe(200);
  await pass(stays);
  expect((await run(stays)).status).toBe(200);
  expect(await storedMember(goes)).toBeUndefined();
  expect(await storedMember(stays)).toMatchObject({ email: stays.email, no_news: false });
});

it('a merge keeps the wish of the member who goes to get no reminders, a request to pay, and a waiver that waits', async () => {
  const waiver = { id: 'asked', what: 'waived', amount: 500, currency: 'EUR' } as const;
  const said = { request_number: 'JOFCI-22222222', season: '2020/21', reason: 'The board' };
  const asked_adjustment = { ...waiver, ...said, by: 'asker@example.com', at: Timestamp.now() };
  const owing = { received: null, is_paid: false, asked_adjustment };
  const [stays, goes] = [await present(), await earlier({ no_reminders: true, ...owing })];
  await callOrThrow(api.askToPay, { ...admin(), params: { id: goes.id } });
  await ask(stays, goes);
  await pass(stays);
  expect((await run(stays)).status).toBe(200);
  const remind_to_pay_at = expect.any(Timestamp);
  const kept = { no_reminders: true, owes_asked: true, remind_to_pay_at, asked_adjustment };
  expect(await storedMember(stays)).toMatchObject(kept);
});

it('a merge gives the mails of the member who goes to the one who stays, but drops a link to change the address', async () => {
  const [stays, goes] = [await present(), await earlier()];
  const letter = await buildMailRow(goes);
  const sent = await buildMailRow(goes, { state: 'SUCCESS' }, 'change_email_link');
  const waiting = await buildMailRow(goes, {}, 'change_email_link');
  await callOrThrow(api.askMerge, {
    ...admin(),
    params: { id: stays.id },
    body: { goes: goes.id },
  });
  await pass(stays);
  await run(stays);
  const mails = await Promise.all([letter, sent, waiting].map((id) => findMail(testDb(), id)));
  expect(mails.map((mail) => mail?.member_id)).toEqual([stays.id, stays.id, undefined]);
});

it('a merge is carried out by the maintenance if the page was closed', async () => {
  const [stays, goes] = [await present(), await earlier()];
  await ask(stays, goes);
  await pass(stays);
  await runDueMerges(serverContext(), () => 60_000);
  expect((await storedMember(stays))?.applications).toMatchObject([
    { request_number: goes.requestNumber },
    { request_number: stays.requestNumber },
  ]);
  expect(await storedMember(goes)).toBeUndefined();
});

it('a merge waits for the next run if the database is busy: due merges run in turn, and none is said to be dropped', async () => {
  const pairs = [
    [await present(), await earlier()],
    [await present(), await earlier()],
  ] as const;
  for (const [stays, goes] of pairs) {
    await ask(stays, goes);
    await pass(stays);
  }
  const context = serverContext();
  const warn = vi.spyOn(log, 'warn');
  vi.spyOn(log, 'error').mockReturnValue();
  let [running, most] = [0, 0];
  vi.spyOn(context.db, 'runTransaction').mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    throw new AppError('service_busy');
  });
  await runDueMerges(context, () => 60_000);
  expect([most, warn.mock.calls]).toEqual([1, []]);
  vi.restoreAllMocks();
  await runDueMerges(context, () => 60_000);
  for (const [, goes] of pairs) expect(await storedMember(goes)).toBeUndefined();
});

it.each([
  ['merge_under_review', { request_status: 'submitted' }, {}],
  ['merge_family', { has_family: true }, {}],
  ['merge_family', {}, { guardian_id: 'somebody' }],
] as const)('a merge is refused with %s', async (code, ofGoes, ofStays) => {
  const stays = await present(ofStays as Partial<MemberDocument>);
  const goes = await earlier(ofGoes as Partial<MemberDocument>);
  expect((await preview(stays.id, goes.id)).body.problem).toBe(code);
  expect(statusAndCode(await ask(stays, goes))).toEqual([409, code]);
});

it('a merge is refused while another merge of one of the two waits, which would be lost', async () => {
  const [stays, goes] = [await present(), await earlier({ season: '2021/22' })];
  const [before, other] = [await earlier(), await present()];
  await ask(stays, goes);
  for (const [id, otherId] of [
    [goes, before],
    [stays, before],
    [other, goes],
  ] as const) {
    expect((await preview(id.id, otherId.id)).body.problem).toBe('merge_waits');
    expect(statusAndCode(await ask(id, otherId))).toEqual([409, 'merge_waits']);
  }
  await call(api.undoMerge, { ...admin(), params: { id: stays.id } });
  expect((await ask(goes, before)).status).toBe(200);
});

it('a merge is dropped if it became impossible meanwhile', async () => {
  const [stays, goes] = [await present(), await earlier()];
  await ask(stays, goes);
  await pass(stays);
  await putFields(goes, { request_status: 'submitted' });
  expect(statusAndCode(await run(stays))).toEqual([409, 'merge_under_review']);
  expect((await storedMember(stays))?.merge).toBeNull();
  const actions = (await auditRowsOf(stays.id)).map(({ action }) => action);
  expect(actions).toEqual(['ask_merge', 'drop_merge']);
  expect((await storedMember(goes))?.email).toBe(goes.email);
});

it('a merge loses nothing to what happens at the same moment', async () => {
  const [stays, goes] = [await present(), await earlier({ is_paid: false })];
  await pay(goes);
  await ask(stays, goes);
  await pass(stays);
  const [, , paid] = await Promise.all([
    run(stays),
    run(stays),
    call(api.bookMoney, {
      ...admin(),
      params: { id: goes.id, paymentId: 'race-0b9c6f1e-3d52' },
      body: aPayment({ amount: 100 }),
    }),
    call(api.approveUser, { ...admin(), params: { id: stays.id }, body: {} }),
    call(api.updateUser, { ...admin(), params: { id: goes.id }, body: { first_name: 'Nora' } }),
  ]);
  const ids = await paymentsOf(stays);
  expect(ids).toContain(`paid-${goes.requestNumber}`);
  expect(await paymentsOf(goes)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.includes('race-0b9c6f1e-3d52')).toBe(paid.status === 200);
  expect(await storedMember(goes)).toBeUndefined();
});

it('a merge merges no member with itself, and none into an earlier row', async () => {
  const [stays, goes] = [await present(), await earlier()];
  expect(statusAndCode(await preview(stays.id, stays.id))).toEqual([409, 'invalid_transition']);
  expect(statusAndCode(await ask(goes, stays))).toEqual([409, 'invalid_transition']);
});
