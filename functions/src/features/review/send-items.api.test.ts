import { deleteUser, deleteUserFile, requestItems } from '@fanclub/contract/admin/routes';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { submitAgain } from '@fanclub/contract/members/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { searchKey } from '#repositories/search-keys';
import { uploadIdOf } from '#repositories/uploads';
import { readDocument } from '../../../test/documents.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedUpload } from '../../../test/stored.ts';

const admin = await signInAdmin();

const since = Timestamp.fromDate(new Date('2026-11-20T10:00:00.000Z'));
const sinceText = since.toDate().toISOString();
const requested = (items: ReviewItem[], note: string | null = null) => ({
  requested: { at: since, items, note, mail_id: null },
});
const rejected = {
  request_status: 'rejected',
  rejection_reason: 'Too dark',
  decided_at: since,
} as const;

const waiting = (items: ReviewItem[], more: Partial<MemberDocument> = {}) =>
  storeMember({ juventus_card: false }, { ...requested(items, 'Look again'), ...more });
const send = ({ token }: Pick<BuiltMember, 'token'>, body: object) =>
  call(sendItems, { body: { since: sinceText, ...body } as never, token });

it('the route replaces exactly what was asked for, and keeps what was there for the reviewer', async () => {
  const member = await waiting(['receipt', 'last_name'], { is_paid: true });
  const receiptUrl = await uploadImage('receipt');
  const answer = await send(member, { receiptUrl, last_name: ' Bianchi' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    request_status: 'submitted',
    requested: null,
    last_name: 'Bianchi',
    first_name: 'Sara',
    receipt_url: receiptUrl,
    is_paid: false,
  });
  const row = await storedMember(member);
  expect(row).toMatchObject({
    version: 2,
    receipt_before: uploadIdOf(member.receiptUrl),
    answered: {
      asked_at: since,
      was_rejected: false,
      items: ['receipt', 'last_name'],
      note: 'Look again',
      changes: [{ field: 'last_name', before: 'Rossi', after: 'Bianchi' }],
    },
  });
  expect(row?.search_keys).toContain(searchKey('Bianchi Sara'));
  for (const url of [member.receiptUrl, receiptUrl]) {
    expect((await readDocument(url, admin.token)).status).toBe(200);
  }
});

it('the route puts a rejected application under review again, with its reason and date beside it', async () => {
  const member = await waiting(['phone'], rejected);
  const answer = await send(member, { phone: '0935 111 2233' });
  expect(answer.body).toMatchObject({
    request_status: 'submitted',
    rejection_reason: null,
    decided_at: null,
    phone: '+989351112233',
  });
  expect(answer.body.submitted_at > answer.body.created_at).toBe(true);
  expect((await storedMember(member))?.answered).toMatchObject({
    was_rejected: true,
    asked_at: since,
    note: 'Too dark',
    changes: [{ field: 'phone', before: '+989121234567', after: '+989351112233' }],
  });
});

it('the route takes the same answer twice as one, also at once, and no other answer after it', async () => {
  const member = await waiting(['receipt', 'phone']);
  const receiptUrl = await uploadImage('receipt');
  const body = { receiptUrl, phone: '+393337654321' };
  const answers = await Promise.all([send(member, body), send(member, body)]);
  answers.push(await send(member, body));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await storedMember(member)).toMatchObject({
    version: 2,
    receipt_before: uploadIdOf(member.receiptUrl),
  });
  for (const other of [{ receiptUrl: await uploadImage('receipt') }, { phone: '+393337654322' }]) {
    const answer = await send(member, { ...body, ...other });
    expect(statusAndCode(answer)).toEqual([409, 'invalid_transition']);
  }
});

it('the route answers the request that is there, not one before it', async () => {
  const member = await waiting(['phone']);
  const body = { since: '2026-11-19T10:00:00.000Z', phone: '+393337654321' };
  expect(statusAndCode(await send(member, body))).toEqual([409, 'invalid_transition']);
  expect((await storedMember(member))?.version).toBe(1);
});

it('the route keeps one image of before: the one before it goes', async () => {
  const member = await waiting(['receipt']);
  const second = await uploadImage('receipt');
  await send(member, { receiptUrl: second });
  await putFields(member, requested(['amount']));
  const third = await uploadImage('receipt');
  expect((await send(member, { receiptUrl: third })).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({
    receipt_upload: uploadIdOf(third),
    receipt_before: uploadIdOf(second),
  });
  expect(await storedUpload(member.receiptUrl)).toBeUndefined();
});

it('a new country is stored with its postal code', async () => {
  const member = await waiting(['country_of_residency']);
  const incomplete = await send(member, { country_of_residency: 'IT' });
  expect(incomplete.body.errors).toEqual({ postal_code: 'field_required' });
  const moved = { country_of_residency: 'IT', postal_code: '10121' };
  expect((await send(member, moved)).body).toMatchObject(moved);
});

it('the route asks a rejected member also for the images that are gone', async () => {
  const gone = { receipt_upload: null, juventus_card: true };
  const member = await waiting(['phone'], { ...rejected, ...gone });
  expect((await send(member, { phone: '+393337654321' })).body.errors).toEqual({
    receiptUrl: 'receipt_required',
    passportUrl: 'id_card_required',
  });
});

it.each([
  [
    'less than was asked',
    ['receipt', 'phone'],
    { phone: '+393337654321' },
    'receiptUrl',
    'receipt_required',
  ],
  [
    'more than was asked',
    ['phone'],
    { phone: '+393337654321', gender: 'other' },
    'gender',
    'unknown_field',
  ],
  [
    'what is wrong in itself',
    ['postal_code'],
    { postal_code: '12' },
    'postal_code',
    'invalid_postal_code',
  ],
  [
    'an upload that is not there',
    ['receipt'],
    { receiptUrl: `/api/files/${'x'.repeat(32)}` },
    'receiptUrl',
    'upload_not_found',
  ],
] as const)('the route refuses %s, and changes nothing', async (_, items, body, field, key) => {
  const member = await waiting([...items]);
  const answer = await send(member, body);
  expect([answer.status, answer.body.errors]).toEqual([400, { [field]: key }]);
  expect(await storedMember(member)).toMatchObject({ version: 1, answered: null });
});

it("the route takes no image that is another's, or of another kind", async () => {
  const other = await storeMember({ juventus_card: false });
  const member = await waiting(['receipt']);
  const taken = await send(member, { receiptUrl: other.receiptUrl });
  expect(taken.body.errors).toEqual({ receiptUrl: 'upload_already_used' });
  const passport = await send(member, { receiptUrl: await uploadImage('passport') });
  expect(passport.body.errors).toEqual({ receiptUrl: 'upload_not_found' });
});

it('the route is for whoever was asked', async () => {
  const member = await storeMember({ juventus_card: false });
  expect(statusAndCode(await send(member, {}))).toEqual([409, 'invalid_transition']);
  expect(statusAndCode(await send(admin, {}))).toEqual([403, 'forbidden']);
});

describe('what is kept of an answer', () => {
  async function answered() {
    const member = await waiting(['receipt', 'last_name']);
    const receiptUrl = await uploadImage('receipt');
    await send(member, { receiptUrl, last_name: 'Bianchi' });
    return { ...member, newReceiptUrl: receiptUrl };
  }
  const removeReceipt = ({ id }: BuiltMember) =>
    call(deleteUserFile, { params: { id, fileType: 'receipt' }, token: admin.token });

  it('goes with the member', async () => {
    const member = await answered();
    await call(deleteUser, { params: { id: member.id }, token: admin.token });
    for (const url of [member.receiptUrl, member.newReceiptUrl]) {
      expect(await storedUpload(url)).toBeUndefined();
    }
  });

  it('goes with the image that an admin removes', async () => {
    const member = await answered();
    expect((await removeReceipt(member)).body.user).toMatchObject({
      receipt_url: null,
      receipt_before_url: null,
    });
    for (const url of [member.receiptUrl, member.newReceiptUrl]) {
      expect(await storedUpload(url)).toBeUndefined();
    }
  });

  it('is told to nobody by the address of the image alone', async () => {
    const member = await answered();
    expect((await readDocument(member.receiptUrl)).status).toBe(401);
    const stranger = await storeMember({ juventus_card: false });
    expect((await readDocument(member.receiptUrl, stranger.token)).status).toBe(404);
  });
});

it('an answer in the place of an image that a deletion has removed already is taken', async () => {
  const member = await waiting(['receipt'], { receipt_before: 'x'.repeat(32) });
  const receiptUrl = await uploadImage('receipt');
  expect((await send(member, { receiptUrl })).status).toBe(200);
  expect((await storedMember(member))?.receipt_upload).toBe(uploadIdOf(receiptUrl));
});

it('an application that is submitted again as a whole keeps its earlier reason, too', async () => {
  const member = await waiting(['phone'], rejected);
  const answer = await call(submitAgain, { body: { last_name: 'Bianchi' }, token: member.token });
  expect(answer.body).toMatchObject({ request_status: 'submitted', requested: null });
  expect((await storedMember(member))?.answered).toMatchObject({
    items: ['phone'],
    note: 'Too dark',
    changes: [{ field: 'last_name', before: 'Rossi', after: 'Bianchi' }],
  });
});

it('a request that the admin makes is answered by the time that the profile tells', async () => {
  const member = await storeMember({ juventus_card: false });
  const asked = await call(requestItems, {
    params: { id: member.id },
    body: { items: ['phone'] },
    token: admin.token,
  });
  const body = { since: asked.body.user.requested?.since ?? '', phone: '+393337654321' };
  expect((await call(sendItems, { body, token: member.token })).status).toBe(200);
});
