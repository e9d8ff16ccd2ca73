import { rejectUser } from '@fanclub/contract/admin/routes';
import { submitAgain } from '@fanclub/contract/members/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { searchKey } from '#repositories/search-keys';
import { decisionMails } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const member = (stored: object = {}) =>
  storeMember({ juventus_card: false }, stored as Record<string, unknown>);

const rejected = () =>
  member({
    request_status: 'rejected',
    rejection_reason: 'blurred',
    decided_at: Timestamp.now(),
    version: 2,
  });
const submit = ({ token }: BuiltMember, body: object = {}) => call(submitAgain, { body, token });

it('submitting again puts a rejected application under review, with corrected fields', async () => {
  const built = await rejected();
  const answer = await submit(built, {
    last_name: ' Bianchi',
    country_of_residency: 'IR',
    phone: '0912 765 43 21',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    request_status: 'submitted',
    rejection_reason: null,
    decided_at: null,
    last_name: 'Bianchi',
    phone: '+989127654321',
  });
  expect(answer.body.submitted_at > answer.body.created_at).toBe(true);
  const row = await storedMember(built);
  expect(row?.version).toBe(3);
  expect(row?.recent_changes[0]?.fields).toEqual(['last_name', 'phone', 'request_status']);
  expect(row?.search_keys).toContain(searchKey('Bianchi Sara'));
});

it('submitting again takes back the mail of a rejection that has not gone out', async () => {
  const built = await member();
  await call(rejectUser, { params: { id: built.id }, body: {}, token: admin.token });
  expect(await decisionMails(built.id)).toHaveLength(1);
  expect((await submit(built)).status).toBe(200);
  expect(await decisionMails(built.id)).toEqual([]);
});

it('submitting again answers the same to the same call again', async () => {
  const built = await rejected();
  const first = await submit(built, { last_name: 'Bianchi' });
  const again = await submit(built, { last_name: 'Bianchi' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(statusAndCode(await submit(built, { last_name: 'Verdi' }))).toEqual([
    409,
    'invalid_transition',
  ]);
});

it.each([
  ['under review', {}],
  ['approved', { request_status: 'approved', is_approved: true }],
])('submitting again is not for an application that is %s', async (_, state) => {
  expect(statusAndCode(await submit(await member(state)))).toEqual([409, 'invalid_transition']);
});

it('submitting again asks for documents that were removed', async () => {
  const built = await rejected();
  const gone = { receipt_upload: null, juventus_card: true };
  await putFields(built, gone);
  const answer = await submit(built);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { receiptUrl: 'receipt_required', passportUrl: 'id_card_required' },
  ]);
});

it.each([
  ['an e-mail', { email: 'new@fan.test' }, { email: 'unknown_field' }],
  ['a package', { pack_type: 'base' }, { pack_type: 'unknown_field' }],
  ['a postal code of elsewhere', { postal_code: '123' }, { postal_code: 'invalid_postal_code' }],
])('submitting again takes no %s', async (_, body, errors) => {
  const answer = await submit(await rejected(), body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

it('submitting again ends the time in which the rejection could be undone', async () => {
  const built = await member();
  const token = admin.token;
  await call(rejectUser, { params: { id: built.id }, body: {}, token });
  await submit(built);
  expect((await storedMember(built))?.last_decision).toBeNull();
});
