import { api } from '@fanclub/contract/api';
import { approved, type BuiltMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { linkGoogle, setEmailPastTheApi, signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { testAuth } from '../../../test/firebase.ts';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { issuedEarlier } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { confirmEmail, unlinkForeignGoogle } from './google-identity.ts';

const password = 'Secret#1';
const admin = await signInAdmin();

const member = (stored = {}) => storeMember({ juventus_card: false, password }, stored);
const confirm = async ({ id, email }: BuiltMember) =>
  confirmEmail(serverContext(), await testAuth().getUser(id), { email });
const hasPassword = async ({ id }: BuiltMember) => (await storedMember({ id }))?.has_password;
const providersOf = async ({ id }: BuiltMember) =>
  (await testAuth().getUser(id)).providerData.map(({ providerId }) => providerId).sort();

async function buildLinked() {
  const built = await member();
  const stranger = uniqueEmail('stranger');
  await linkGoogle(built.token, stranger);
  expect(await providersOf(built)).toEqual(['google.com']);
  return { built, stranger };
}

it("a stranger's linked Google account opens nothing once the application is approved", async () => {
  const { built, stranger } = await buildLinked();
  const answer = await call(api.approveUser, { params: { id: built.id }, token: admin.token });
  expect(answer.status).toBe(200);
  expect(await providersOf(built)).toEqual([]);
  const { idToken } = await signInWithGoogle(stranger);
  const signIn = await call(api.google, { body: { token: idToken } });
  expect([signIn.status, signIn.body.code]).toEqual([404, 'user_not_found']);
  expect((await call(api.me, { token: idToken })).body.code).toBe('invalid_token');
});

it('a linked account of a stranger goes with "this was not me", and the old session can link it no more', async () => {
  const { built, stranger } = await buildLinked();
  const token = await newLinkToken('not_me', built);
  expect((await call(api.notMe, { body: { token } })).status).toBe(200);
  expect(await providersOf(built)).toEqual([]);
  // Firebase compares times in whole seconds, so a token issued in this very second could still link an account.
  const old = issuedEarlier(built.token, 2_000);
  await expect(linkGoogle(old, stranger)).rejects.toThrow('TOKEN_EXPIRED');
});

it("a stranger's linked Google account goes when the address is confirmed", async () => {
  const { built } = await buildLinked();
  await confirm(built);
  expect(await providersOf(built)).toEqual([]);
});

it("unlinkForeignGoogle leaves the member's own Google account, however often it is called", async () => {
  const built = await member();
  await linkGoogle(built.token, built.email);
  await unlinkForeignGoogle(serverContext(), built);
  await unlinkForeignGoogle(serverContext(), built);
  expect(await providersOf(built)).toContain('google.com');
});

it('unlinkForeignGoogle has nothing to do where there is no account', async () => {
  await unlinkForeignGoogle(serverContext(), { id: 'nobody', email: 'nobody@fanclub.test' });
});

const enter = async ({ email }: BuiltMember) => {
  const { idToken } = await signInWithGoogle(email);
  return call(api.google, { body: { token: idToken } });
};
const logIn = ({ email }: BuiltMember) => call(api.login, { body: { email, password } });

it('a refused Google sign-in changes nothing: the password works once the member is approved', async () => {
  const built = await member();
  const before = await storedMember(built);
  expect(statusAndCode(await enter(built))).toEqual([403, 'account_not_approved']);
  expect(await storedMember(built)).toEqual(before);
  expect(await mailsAbout(built.id)).toEqual([]);
  expect(statusAndCode(await logIn(built))).toEqual([403, 'account_not_approved']);
  await call(api.approveUser, { params: { id: built.id }, token: admin.token });
  expect((await logIn(built)).status).toBe(200);
});

it("a Google sign-in that is refused at the admins' sign-in changes nothing", async () => {
  const built = await member(approved);
  const before = await storedMember(built);
  const { idToken: firebase_token } = await signInWithGoogle(built.email);
  const answer = await call(api.adminFirebaseAuth, { body: { firebase_token } });
  expect(statusAndCode(answer)).toEqual([403, 'admin_access_denied']);
  expect(await storedMember(built)).toEqual(before);
  expect((await logIn(built)).status).toBe(200);
});

it('a Google sign-in costs no password where the address was proved', async () => {
  const built = await member({ ...approved, email_confirmed_at: Timestamp.now() });
  expect((await enter(built)).status).toBe(200);
  expect(await hasPassword(built)).toBe(true);
  expect((await logIn(built)).status).toBe(200);
});

it('confirmEmail confirms no address that was set past our API', async () => {
  const built = await member();
  await setEmailPastTheApi(built.token, uniqueEmail('other'));
  await confirm(built);
  expect((await testAuth().getUser(built.id)).emailVerified).toBe(false);
});
