import { api } from '@fanclub/contract/api';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { describe, expect, it } from 'vitest';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const member = (stored: object = {}) =>
  storeMember({ juventus_card: false }, stored as Record<string, unknown>);

describe.each([
  ['GET /api/me', api.me],
  ['PUT /api/user/profile/{id}/language', api.setLanguage],
  ['POST /api/user/submit-again', api.submitAgain],
  ['PUT /api/user/contact', api.updateContact],
  ['POST /api/user/delete-request', api.requestDeletion],
  ['GET /api/user/export', api.exportOwnData],
])('%s', (_, _route) => {});

describe('GET /api/me', () => {
  const profile = (token: string, query: Record<string, string> = {}) =>
    call(api.me, { token, query });

  it('answers members with their profile by their id, which has to be given', async () => {
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
});

const put = (id: string, token: string, language = 'it') =>
  call(api.setLanguage, { params: { id }, body: { language }, token });

it('the call keeps the language, and leaves the version for what is reviewed', async () => {
  const built = await member();
  const answer = await put(built.id, built.token);
  expect([answer.status, answer.body]).toEqual([200, { success: true, language: 'it' }]);
  await put(built.id, built.token);
  expect(await storedMember(built)).toMatchObject({ language: 'it', version: 1 });
});

it("the call is closed for another's profile, and open for admins", async () => {
  const [one, other] = [await member(), await member()];
  expect(statusAndCode(await put(other.id, one.token))).toEqual([403, 'forbidden']);
  expect((await put(other.id, admin.token, 'fa')).status).toBe(200);
  expect((await storedMember(other))?.language).toBe('fa');
  expect(statusAndCode(await put('nobody', admin.token))).toEqual([404, 'user_not_found']);
});

it("the call keeps an admin's own language with the admin", async () => {
  expect((await put(admin.uid, admin.token)).status).toBe(200);
  expect((await testDb().doc(`admins/${admin.email}`).get()).get('language')).toBe('it');
});

it('the call refuses languages that the product does not speak', async () => {
  const { id, token } = await member();
  expect((await put(id, token, 'eo')).body.errors).toEqual({ language: 'invalid_choice' });
});

it('a request for deletion notes the wish once, for the admins to see', async () => {
  const built = await member();
  const first = await call(api.requestDeletion, { token: built.token });
  const again = await call(api.requestDeletion, { token: built.token });
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect((await storedMember(built))?.version).toBe(2);
});
