import { api } from '@fanclub/contract/api';
import { routesOfRole } from '@fanclub/contract/panel-api';
import { approved, buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';

const password = 'Secret#1';

const buildAccount = (stored: Partial<MemberDocument> = {}) =>
  storeMember({ password, juventus_card: false }, stored);

async function buildAdmin() {
  const email = uniqueEmail('admin');
  await testDb().doc(`admins/${email}`).create({ email });
  return { email, ...(await signInWithGoogle(email)) };
}

it('the login signs an approved member in, and the session opens the profile', async () => {
  const { email, id } = await buildAccount(approved);
  const answer = await call(api.login, { body: { email: ` ${email.toUpperCase()}`, password } });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ id, email, is_admin: false });
  const profile = await readOwnProfile(answer.body.access_token);
  expect(profile.body).toMatchObject({ id, is_admin: false });
});

it('the login refuses an unapproved member', async () => {
  const { email } = await buildAccount();
  const answer = await call(api.login, { body: { email, password } });
  expect([answer.status, answer.body.code]).toEqual([403, 'account_not_approved']);
});

it('the login tells a rejected member by password and by Google that the application was rejected', async () => {
  const { email } = await buildAccount({ request_status: 'rejected' });
  const byPassword = await call(api.login, { body: { email, password } });
  expect([byPassword.status, byPassword.body.code]).toEqual([403, 'account_rejected']);
  const wrong = await call(api.login, { body: { email, password: 'wrong-one' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
  const { idToken } = await signInWithGoogle(email);
  const byGoogle = await call(api.google, { body: { token: idToken } });
  expect([byGoogle.status, byGoogle.body.code]).toEqual([403, 'account_rejected']);
});

it('the login answers a wrong password and an unknown address alike', async () => {
  const { email } = await buildAccount(approved);
  const wrong = await call(api.login, { body: { email, password: 'wrong-one' } });
  const unknown = await call(api.login, { body: { email: uniqueEmail(), password } });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
});

it('sessions are renewed by a refresh token, and keep the application’s claim', async () => {
  const { refreshToken: refresh, id } = await buildAccount();
  const renewed = await call(api.refreshToken, { body: { refresh_token: refresh } });
  expect(renewed.status).toBe(200);
  const profile = await readOwnProfile(renewed.body.access_token);
  expect(profile.body.id).toBe(id);
  const broken = await call(api.refreshToken, { body: { refresh_token: 'nonsense' } });
  expect([broken.status, broken.body.code]).toEqual([401, 'invalid_token']);
});

it('sessions end everywhere on demand, access and refresh tokens alike', async () => {
  const { token, refreshToken: refresh } = await buildAccount(approved);
  expect((await call(api.logoutEverywhere, { token })).status).toBe(200);
  expect((await readOwnProfile(token)).body.code).toBe('session_ended');
  const renewed = await call(api.refreshToken, { body: { refresh_token: refresh } });
  expect([renewed.status, renewed.body.code]).toEqual([401, 'session_ended']);
});

it('sessions stay ended when their owner signs in again afterwards', async () => {
  const { email, token, refreshToken: refresh } = await buildAccount(approved);
  await callOrThrow(api.logoutEverywhere, { token });
  const body = { email, password };
  expect((await call(api.login, { body })).status).toBe(200);
  const renewed = await call(api.refreshToken, { body: { refresh_token: refresh } });
  expect([renewed.status, renewed.body.code]).toEqual([401, 'session_ended']);
});

it('sessions need a token that is there and true', async () => {
  const absent = await call(api.me);
  expect([absent.status, absent.body.code]).toEqual([401, 'unauthenticated']);
  const forged = await call(api.me, { token: 'a.b.c' });
  expect([forged.status, forged.body.code]).toEqual([401, 'invalid_token']);
});

it('Google sign-in lets a listed admin in and answers the token it was given', async () => {
  const admin = await buildAdmin();
  const answer = await call(api.adminFirebaseAuth, { body: { firebase_token: admin.idToken } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    access_token: admin.idToken,
    user: { email: admin.email, is_admin: true, profile: null },
  });
  expect((await call(api.checkAdmin, { token: admin.idToken })).body).toEqual({
    is_admin: true,
    role: 'owner',
    routes: expect.arrayContaining(routesOfRole('owner')),
  });
  const other = await call(api.checkAdmin, { token: admin.idToken, query: { email: 'x@y.test' } });
  expect(other.status).toBe(403);
});

it('Google sign-in deletes the account of a stranger, who can then register with that very address', async () => {
  const email = uniqueEmail('stranger');
  const { idToken, localId } = await signInWithGoogle(email);
  const answer = await call(api.adminFirebaseAuth, { body: { firebase_token: idToken } });
  expect(answer.status).toBe(404);
  expect(answer.body.detail).toBe('User not found in database');
  await expect(testAuth().getUser(localId)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  const registered = await call(api.register, {
    body: await buildRegistration({ email, juventus_card: false }),
  });
  expect(registered.status).toBe(201);
});

it('Google sign-in refuses a member as an admin, an unverified e-mail, and a token that is not Google’s', async () => {
  const member = await buildAccount(approved);
  const { idToken } = await signInWithGoogle(member.email);
  const asAdmin = await call(api.adminFirebaseAuth, { body: { firebase_token: idToken } });
  expect([asAdmin.status, asAdmin.body.code]).toEqual([403, 'admin_access_denied']);
  const byPassword = await call(api.google, { body: { token: member.token } });
  expect(byPassword.body.code).toBe('invalid_token');
  const unverified = await signInWithGoogle(uniqueEmail(), false);
  expect((await call(api.google, { body: { token: unverified.idToken } })).status).toBe(401);
});

it('Google sign-in signs an approved member in, and refuses one who waits', async () => {
  const member = await buildAccount(approved);
  const { idToken } = await signInWithGoogle(member.email);
  const answer = await call(api.google, { body: { token: idToken } });
  expect([answer.status, answer.body.user?.id]).toEqual([200, member.id]);
  const waiting = await buildAccount();
  const pending = await signInWithGoogle(waiting.email);
  const refused = await call(api.google, { body: { token: pending.idToken } });
  expect([refused.status, refused.body.code]).toEqual([403, 'account_not_approved']);
});

it('check-user-exists answers by the lock', async () => {
  const { email } = await buildAccount();
  expect((await call(api.checkUserExists, { body: { email } })).body).toEqual({ exists: true });
  const unknown = await call(api.checkUserExists, { body: { email: uniqueEmail() } });
  expect(unknown.body).toEqual({ exists: false });
});

it('check-user-exists and a registration answer the same for an admin as for a member', async () => {
  const { email } = await signInAdmin();
  expect((await call(api.checkUserExists, { body: { email } })).body).toEqual({ exists: true });
  const body = await buildRegistration({ email, juventus_card: false });
  expect((await call(api.register, { body })).body.code).toBe('user_already_exists');
});
