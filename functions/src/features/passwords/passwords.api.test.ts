import { api } from '@fanclub/contract/api';
import { accountLimits } from '@fanclub/contract/http/limits';
import { passwordScore } from '@fanclub/contract/members/password-rules';
import { approved, usualBirthDate } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { issuedEarlier } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';

const password = 'Bianconeri-1897';
const next = 'Zebra-Stripes-2027';

async function buildAccount(stored: Partial<MemberDocument> = approved) {
  const proved = { email_confirmed_at: Timestamp.now(), ...stored };
  const member = await storeMember({ password, juventus_card: false }, proved);
  return { ...member, refresh: member.refreshToken };
}

const logIn = (email: string, word: string) => call(api.login, { body: { email, password: word } });
const templatesOf = async (id: string) =>
  (await mailsAbout(id)).map((mail) => mail.message.template);

const reset = async (member: { id: string; email: string }, changes: object = {}) =>
  call(api.resetPassword, { body: { token: await newLinkToken('reset', member), ...changes } });

it('a reset sets the password of the person’s own choice and ends every session', async () => {
  const member = await buildAccount();
  const answer = await reset(member, { new_password: next });
  expect([answer.status, answer.body.new_password]).toEqual([200, undefined]);
  expect(statusAndCode(await readOwnProfile(member.token))).toEqual([401, 'session_ended']);
  // The test renews the token before it logs in again, because the emulator dates a renewed token by the account's
  // last login.
  const renewed = await call(api.refreshToken, { body: { refresh_token: member.refresh } });
  expect(statusAndCode(renewed)).toEqual([401, 'session_ended']);
  expect((await logIn(member.email, next)).status).toBe(200);
  expect((await logIn(member.email, password)).status).toBe(401);
  expect(await templatesOf(member.id)).toContain('password_changed');
});

it('a reset answers a strong password that it made itself, and mails none', async () => {
  const member = await buildAccount();
  const { status, body } = await reset(member);
  expect(status).toBe(200);
  expect(body.new_password).toHaveLength(12);
  expect(passwordScore(body.new_password ?? '')).toBe(5);
  expect((await logIn(member.email, body.new_password ?? '')).status).toBe(200);
  const mails = JSON.stringify(await mailsAbout(member.id));
  expect(mails).not.toContain(body.new_password);
});

it('a reset gives a password to someone who had none', async () => {
  const member = await storeMember({ juventus_card: false }, approved);
  const needed = await reset(member, { new_password: next });
  expect(statusAndCode(needed)).toEqual([403, 'birth_date_needed']);
  await reset(member, { new_password: next, birth_date: usualBirthDate });
  const { body } = await logIn(member.email, next);
  expect(body.user.profile?.password_hash).toBe('set');
});

it('a reset refuses a weak password and leaves the link valid', async () => {
  const member = await buildAccount();
  const token = await newLinkToken('reset', member);
  const answer = await call(api.resetPassword, { body: { token, new_password: 'weakling' } });
  expect([answer.status, answer.body.errors]).toEqual([400, { new_password: 'password_too_weak' }]);
  const good = await call(api.resetPassword, { body: { token, new_password: next } });
  expect(good.status).toBe(200);
});

it('a reset refuses a link to the address that the member had before', async () => {
  const member = await buildAccount();
  const token = await newLinkToken('reset', member);
  await putFields(member, { email: `new-${member.email}` });
  const answer = await call(api.resetPassword, { body: { token, new_password: next } });
  expect(statusAndCode(answer)).toEqual([400, 'invalid_reset_link']);
});

it('one of two resets with the same link sets the password', async () => {
  const member = await buildAccount();
  const token = await newLinkToken('reset', member);
  const words = ['Zebra-One-2027', 'Zebra-Two-2027'];
  const answers = await Promise.all(
    words.map((new_password) => call(api.resetPassword, { body: { token, new_password } })),
  );
  const statuses = answers.map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('invalid_reset_link');
  const logins = await Promise.all(words.map((word) => logIn(member.email, word)));
  expect(logins.map(({ status }) => status)).toEqual(
    statuses.map((status) => (status === 200 ? 200 : 401)),
  );
  const told = (await templatesOf(member.id)).filter((name) => name === 'password_changed');
  expect(told).toHaveLength(1);
});

const change = (token: string, body: object) => call(api.changePassword, { token, body });

it.each(['current_password', 'old_password'])(
  'a change of the password takes the present one as %s, answers a fresh session and ends the others',
  async (field) => {
    const member = await buildAccount();
    const elsewhere = await logIn(member.email, password);
    const answer = await change(member.token, { [field]: password, new_password: next });
    expect(answer.status).toBe(200);
    expect((await readOwnProfile(answer.body.access_token)).body.id).toBe(member.id);
    for (const token of [member.token, elsewhere.body.access_token]) {
      expect(statusAndCode(await readOwnProfile(token))).toEqual([401, 'session_ended']);
    }
    expect((await logIn(member.email, next)).status).toBe(200);
    expect(await templatesOf(member.id)).toContain('password_changed');
  },
);

it('a change of the password keeps an applicant in the application', async () => {
  const member = await buildAccount({});
  const answer = await change(member.token, { current_password: password, new_password: next });
  const profile = await readOwnProfile(answer.body.access_token);
  expect(profile.body).toMatchObject({ id: member.id, request_status: 'submitted' });
  expect(statusAndCode(await logIn(member.email, next))).toEqual([403, 'account_not_approved']);
});

it('a change of the password refuses a wrong present password and changes nothing', async () => {
  const member = await buildAccount();
  const answer = await change(member.token, { current_password: 'wrong', new_password: next });
  expect(statusAndCode(answer)).toEqual([400, 'current_password_wrong']);
  expect((await readOwnProfile(member.token)).status).toBe(200);
  expect((await logIn(member.email, password)).status).toBe(200);
});

it('a change of the password is not for accounts without a password, nor for admins', async () => {
  const body = { current_password: password, new_password: next };
  const member = await storeMember({ juventus_card: false }, approved);
  const admin = await signInAdmin();
  for (const { token } of [member, admin]) {
    expect(statusAndCode(await change(token, body))).toEqual([400, 'password_not_set']);
  }
});

it('a change of the password lets nobody guess the present password with a session that was left open', async () => {
  const member = await buildAccount();
  const body = (i: number) => ({ current_password: `guess-${i}`, new_password: next });
  const { count } = accountLimits.login;
  const codes: (string | undefined)[] = [];
  for (let i = 0; i <= count; i++) codes.push((await change(member.token, body(i))).body.code);
  expect(codes).toEqual([...Array(count).fill('current_password_wrong'), 'rate_limited']);
});

it('a change of the password lets the owner change it while a stranger guesses at the login', async () => {
  const member = await buildAccount();
  const guess = { email: member.email, password: 'a wrong guess' };
  const { count } = accountLimits.login;
  for (let i = 0; i <= count; i++) await call(api.login, { body: guess });
  expect((await call(api.login, { body: guess })).status).toBe(429);
  const body = { current_password: password, new_password: next };
  expect((await change(member.token, body)).status).toBe(200);
});

describe('POST /api/set-password', () => {
  const set = (token: string, new_password = next) =>
    call(api.setFirstPassword, { body: { new_password }, token });

  it('gives a first password to whoever came in by link, who goes on in a fresh session', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    const { token } = member;
    const answer = await set(token);
    expect(answer.status).toBe(200);
    expect(statusAndCode(await readOwnProfile(token))).toEqual([401, 'session_ended']);
    const profile = await readOwnProfile(answer.body.access_token);
    expect(profile.body.password_hash).toBe('set');
    expect((await logIn(member.email, next)).status).toBe(200);
    expect(await templatesOf(member.id)).toContain('password_changed');
  });

  it('keeps an applicant in the application', async () => {
    const member = await storeMember({ juventus_card: false });
    const answer = await set(member.token);
    expect(answer.status).toBe(200);
    const profile = await readOwnProfile(answer.body.access_token);
    expect(profile.body).toMatchObject({ request_status: 'submitted', password_hash: 'set' });
    expect((await logIn(member.email, next)).body.code).toBe('account_not_approved');
  });

  it('sets none with a token that somebody could have found: only shortly after a sign-in', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    const found = issuedEarlier(member.token, 11 * 60_000);
    expect((await readOwnProfile(found)).status).toBe(200);
    expect(statusAndCode(await set(found))).toEqual([403, 'sign_in_again']);
    expect((await logIn(member.email, next)).body.code).toBe('invalid_credentials');
  });

  it('changes no password that is there, whoever has the session', async () => {
    const member = await buildAccount({});
    expect(statusAndCode(await set(member.token))).toEqual([409, 'password_already_set']);
    expect((await logIn(member.email, password)).body.code).toBe('account_not_approved');
  });

  it('is not for admins, and wants six characters', async () => {
    const admin = await signInAdmin();
    expect(statusAndCode(await set(admin.token))).toEqual([403, 'forbidden']);
    const member = await storeMember({ juventus_card: false });
    expect((await set(member.token, 'short')).body.errors).toEqual({
      new_password: 'password_min_length',
    });
  });
});
