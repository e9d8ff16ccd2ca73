import { rejectUser } from '@fanclub/contract/admin/routes';
import { me, requestDeletion, setLanguage, submitAgain } from '@fanclub/contract/members/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { testDb } from '../../../test/firebase.ts';

let admin: BuiltAdmin;
beforeAll(async () => {
  admin = await signInAdmin();
});

const member = (stored: object = {}) =>
  buildMember({ juventus_card: false }, stored as Record<string, unknown>);
const stored = async ({ id }: { id: string }) =>
  (await testDb().doc(`members/${id}`).get()).data() as MemberDocument;
const statusAndCode = (answer: { status: number; body: { code?: string | undefined } }) => [
  answer.status,
  answer.body.code,
];

describe.each([
  ['GET /api/me', me],
  ['PUT /api/user/profile/{id}/language', setLanguage],
  ['POST /api/user/submit-again', submitAgain],
  ['POST /api/user/delete-request', requestDeletion],
  ['GET /api/user/export', exportOwnData],
])('%s', (_, route) => {
  it('asks an anonymous caller to sign in', async () => {
    expect(statusAndCode(await call(route, { params: { id: 'x' } }))).toEqual([
      401,
      'unauthenticated',
    ]);
  });
});

describe('GET /api/me', () => {
  const profile = (token: string, query: Record<string, string> = {}) => call(me, { token, query });

  it('answers the own profile by the own id, which has to be said', async () => {
    const { id, email, token, requestNumber } = await member();
    const answer = await profile(token, { user_id: id });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      email,
      request_number: requestNumber,
      request_status: 'submitted',
      password_hash: null,
      is_admin: false,
    });
    const unnamed = await profile(token);
    expect(statusAndCode(unnamed)).toEqual([400, 'user_id_required']);
    expect(unnamed.body.detail).toBe('User ID is required');
  });

  it('keeps to itself what only the server needs', async () => {
    const { id, token } = await member();
    const { body } = await profile(token, { user_id: id });
    for (const field of ['fingerprint', 'search_keys', 'version', 'told_total', 'last_decision']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it("refuses another member's id, whether there is such a member or not", async () => {
    const [one, other] = [await member(), await member()];
    for (const user_id of [other.id, 'nobody']) {
      const answer = await profile(one.token, { user_id });
      expect(statusAndCode(answer)).toEqual([403, 'forbidden']);
    }
  });

  it('answers admins any profile by its id', async () => {
    const { id } = await member();
    const answer = await profile(admin.token, { user_id: id });
    expect(answer.body).toMatchObject({ id, is_admin: true });
    expect(statusAndCode(await profile(admin.token))).toEqual([400, 'user_id_required']);
    const unknown = await profile(admin.token, { user_id: 'nobody' });
    expect(statusAndCode(unknown)).toEqual([404, 'user_not_found']);
    expect(unknown.body.detail).toBe('User not found in database');
  });

  it('refuses parameters it does not know', async () => {
    const { token } = await member();
    expect((await profile(token, { id: 'x' })).body.errors).toEqual({ id: 'unknown_field' });
  });
});

describe('PUT /api/user/profile/{id}/language', () => {
  const put = (id: string, token: string, language = 'it') =>
    call(setLanguage, { params: { id }, body: { language }, token });

  it('keeps the language, and leaves the version for what is reviewed', async () => {
    const built = await member();
    const answer = await put(built.id, built.token);
    expect([answer.status, answer.body]).toEqual([200, { success: true, language: 'it' }]);
    await put(built.id, built.token);
    expect(await stored(built)).toMatchObject({ language: 'it', version: 1 });
  });

  it("is closed for another's profile, and open for admins", async () => {
    const [one, other] = [await member(), await member()];
    expect(statusAndCode(await put(other.id, one.token))).toEqual([403, 'forbidden']);
    expect((await put(other.id, admin.token, 'fa')).status).toBe(200);
    expect((await stored(other)).language).toBe('fa');
    expect(statusAndCode(await put('nobody', admin.token))).toEqual([404, 'user_not_found']);
  });

  it("keeps an admin's own language with the admin", async () => {
    expect((await put(admin.uid, admin.token)).status).toBe(200);
    expect((await testDb().doc(`admins/${admin.email}`).get()).get('language')).toBe('it');
  });

  it('refuses languages that the product does not speak', async () => {
    const { id, token } = await member();
    expect((await put(id, token, 'eo')).body.errors).toEqual({ language: 'invalid_choice' });
  });
});

describe('POST /api/user/submit-again', () => {
  const rejected = () =>
    member({
      request_status: 'rejected',
      rejection_reason: 'blurred',
      decided_at: Timestamp.now(),
      version: 2,
    });
  const submit = ({ token }: BuiltMember, body: object = {}) => call(submitAgain, { body, token });

  it('puts a rejected application under review, with corrected fields', async () => {
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
    const { recent_changes, search_keys, version } = await stored(built);
    expect(version).toBe(3);
    expect(recent_changes[0]?.fields).toEqual(['last_name', 'phone', 'request_status']);
    expect(search_keys).toContain('bianchi sara');
  });

  it('takes back the mail of a rejection that has not gone out', async () => {
    const built = await rejected();
    const mail = testDb().doc(`mail/rejection-of-${built.id}`);
    const later = Timestamp.fromMillis(Date.now() + 60_000);
    const { last_decision: _, ...row } = await stored(built);
    await mail.create({
      to: built.email,
      member_id: built.id,
      delivery: { state: 'PENDING', not_before: later },
    });
    await testDb()
      .doc(`members/${built.id}`)
      .update({ last_decision: { mail_id: mail.id, at: row.created_at, by: 'admin' } });
    expect((await submit(built)).status).toBe(200);
    expect((await mail.get()).exists).toBe(false);
  });

  it('answers the same to the same call again', async () => {
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
  ])('is not for an application that is %s', async (_, state) => {
    expect(statusAndCode(await submit(await member(state)))).toEqual([409, 'invalid_transition']);
  });

  it('asks for documents that were removed', async () => {
    const built = await rejected();
    const gone = { receipt_upload: null, juventus_card: true };
    await testDb().doc(`members/${built.id}`).update(gone);
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
  ])('takes no %s', async (_, body, errors) => {
    const answer = await submit(await rejected(), body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('is not for admins', async () => {
    const answer = await call(submitAgain, { body: {}, token: admin.token });
    expect(statusAndCode(answer)).toEqual([403, 'forbidden']);
  });

  it('ends the time in which the rejection could be undone', async () => {
    const built = await member();
    const token = admin.token;
    await call(rejectUser, { params: { id: built.id }, body: {}, token });
    // In place of the link in the mail.
    await testDb().doc(`members/${built.id}`).update({ sessions_valid_after: null });
    await submit(built);
    expect((await stored(built)).last_decision).toBeNull();
  });
});

describe('POST /api/user/delete-request', () => {
  it('notes the wish once, for the admins to see', async () => {
    const built = await member();
    const first = await call(requestDeletion, { token: built.token });
    const again = await call(requestDeletion, { token: built.token });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await stored(built)).version).toBe(2);
  });

  it('is not for admins', async () => {
    const answer = await call(requestDeletion, { token: admin.token });
    expect(statusAndCode(answer)).toEqual([403, 'forbidden']);
  });
});
