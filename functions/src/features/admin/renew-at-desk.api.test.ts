import { addDocument, approveUser, renewUser } from '@fanclub/contract/admin/routes';
import { type DeskPayment, unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { approved, type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { clubReceiptDoc } from '#repositories/club-receipts';
import type { MemberDocument } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { currentSeason } from '../../../test/requests/subjects.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

let member: BuiltMember;
const ofBefore = { ...approved, season: '2020/21', passport_upload: null };
const withoutMailbox = { email: '', account: 'none' } satisfies Partial<MemberDocument>;
const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
beforeEach(async () => {
  member = await storeMember({ juventus_card: false }, { ...ofBefore, ...withoutMailbox });
});

const about = (admin = reviewer, { id }: BuiltMember = member) => ({
  params: { id },
  token: admin.token,
});
const renewIt = (changes: object = {}, to = about()) =>
  call(renewUser, {
    ...to,
    body: { pack_type: 'base', juventus_card: false, payment: unpaidAtDesk, ...changes },
  });

it('staff renew for a member without a mailbox, with the photo of the form', async () => {
  const season = await currentSeason();
  const before = await storedMember(member);
  const { status, body } = await renewIt();
  expect([status, body.user]).toMatchObject([
    201,
    {
      request_status: 'submitted',
      is_approved: true,
      season,
      pack_type: 'base',
      is_paid: false,
      has_receipt: false,
      other_numbers: [member.requestNumber],
    },
  ]);
  expect((await storedMember(member))?.legal_record).toEqual(before?.legal_record);
  expect(await mailsAbout(member.id)).toEqual([]);
  const [row] = (await auditRowsOf(member.id)).filter(({ action }) => action === 'renew');
  expect(row?.admin_email).toBe(reviewer.email);
  const file_url = await uploadImage('receipt');
  await callOrThrow(addDocument, { ...about(), body: { file_type: 'receipt', file_url } });
  const { user } = await callOrThrow(approveUser, { ...about(), body: {} });
  expect(user).toMatchObject({ request_status: 'approved', is_paid: true, membership: { season } });
});

it('the approval of such a renewal can say that the money came in cash', async () => {
  await renewIt();
  const body = { payment_note: 'Cash at the desk' };
  const { user } = await callOrThrow(approveUser, { ...about(), body });
  expect(user).toMatchObject({ request_status: 'approved', is_paid: true });
});

it('staff renew for a member with a mailbox, too, who is mailed the decision', async () => {
  const own = await storeMember({ juventus_card: false }, ofBefore);
  const { status, body } = await renewIt({}, about(reviewer, own));
  expect([status, body.user]).toMatchObject([201, { request_status: 'submitted' }]);
  expect(await mailsAbout(own.id)).toEqual([]);
  await callOrThrow(approveUser, { ...about(reviewer, own), body: { payment_note: 'Cash' } });
  expect((await mailsAbout(own.id)).map(({ message }) => message.template)).toEqual([
    'application_approved',
  ]);
});

const paying = (payment: Partial<DeskPayment>) => ({ payment: { ...unpaidAtDesk, ...payment } });

it('cash of a renewal at the desk is booked once, as seen, and its approval adds nothing', async () => {
  const own = await storeMember({ juventus_card: false }, ofBefore);
  const cash = paying({ way: 'cash', amount: 500 });
  const answers = await Promise.all([
    renewIt(cash, about(reviewer, own)),
    renewIt(cash, about(reviewer, own)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { user } = await callOrThrow(approveUser, { ...about(reviewer, own), body: {} });
  expect(user).toMatchObject({ request_status: 'approved', is_paid: true, statement_due: null });
  const season = await currentSeason();
  const booked = (await storedPayments(own)).filter((row) => row.season === season);
  expect(booked).toMatchObject([
    { way: 'cash', source: 'recorded', amount: 500, by: reviewer.email },
  ]);
  const receipt = await clubReceiptDoc(testDb(), booked[0]?.receipt ?? 'none').get();
  expect(receipt.exists).toBe(true);
  const mails = (await mailsAbout(own.id)).map(({ message }) => message.template);
  expect(mails.sort()).toEqual(['application_approved', 'payment_received']);
});

it('a renewal in rial at the desk waits for its statement line, and a free one is for who may book money', async () => {
  const iranian = await storeMember({ juventus_card: false, language: 'fa' }, ofBefore);
  const transfer = { payment_method: 'rial', way: 'card_transfer', amount: 90_000_000 } as const;
  const { body } = await renewIt(paying(transfer), about(reviewer, iranian));
  expect(body.user).toMatchObject({ payment_method: 'rial', received: { IRR: 90_000_000 } });
  expect(body.user.statement_due).not.toBeNull();
  expect(body.user.rial_amount).toBeGreaterThan(0);
  const free = paying({ reduced_to: 0, reason: 'Volunteer' });
  expect(statusAndCode(await renewIt(free))).toEqual([403, 'forbidden']);
  const renewed = await renewIt(free, about(await signInAdmin()));
  expect(renewed.body.user).toMatchObject({ is_paid: true, account: { open_dues: [] } });
});

it('a renewal at the desk is refused when it is done, and for a package of children', async () => {
  expect((await renewIt({ pack_type: 'under_5' })).body).toMatchObject({
    errors: { pack_type: 'not_a_child' },
  });
  expect((await renewIt()).status).toBe(201);
  expect(statusAndCode(await renewIt())).toEqual([409, 'already_renewed']);
});
