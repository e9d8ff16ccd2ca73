import { addDocument, approveUser, renewUser } from '@fanclub/contract/admin/routes';
import { approved, type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { currentSeason } from '../../../test/requests/subjects.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

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
  call(renewUser, { ...to, body: { pack_type: 'base', juventus_card: false, ...changes } });

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

it('a renewal at the desk is refused when it is done, and for a package of children', async () => {
  expect((await renewIt({ pack_type: 'under_5' })).body).toMatchObject({
    errors: { pack_type: 'not_a_child' },
  });
  expect((await renewIt()).status).toBe(201);
  expect(statusAndCode(await renewIt())).toEqual([409, 'already_renewed']);
});
