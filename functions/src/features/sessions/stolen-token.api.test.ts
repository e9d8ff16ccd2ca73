import { api } from '@fanclub/contract/api';
import { approved, uniqueEmail, usualBirthDate } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import {
  linkGoogle,
  setPasswordPastTheApi,
  signInPastTheApi,
  signInWithGoogle,
  unlinkGoogle,
} from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { ago } from '../../../test/build-mail-row.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { issuedEarlier, letCutPass } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';

const password = 'Secret#1';
const member = () => storeMember({ juventus_card: false, password }, approved);

it("whoever has an admin's token gets in with no Google account of their own, and the admins are told once", async () => {
  const admin = await signInAdmin();
  const thief = uniqueEmail('thief');
  await unlinkGoogle(admin.token);
  await linkGoogle(admin.token, thief);
  const strange = await signInWithGoogle(thief);
  expect(strange.localId).toBe(admin.uid);
  const tried = await call(api.adminFirebaseAuth, { body: { firebase_token: strange.idToken } });
  expect(statusAndCode(tried)).toEqual([403, 'google_account_changed']);
  expect((await call(api.adminStats, { token: strange.idToken })).status).toBe(403);
  const renewed = await call(api.refreshToken, { body: { refresh_token: strange.refreshToken } });
  expect(renewed.status).toBe(403);
  const rows = await testDb()
    .collection('audit')
    .where('admin_email', '==', admin.email)
    .where('action', '==', 'google_refused')
    .get();
  expect(rows.size).toBe(1);
  const mails = await testDb()
    .collection('mail')
    .where('message.template', '==', 'google_refused')
    .where('to', '==', admin.email)
    .get();
  expect(mails.docs.map((mail) => mail.get('message.data.about'))).toEqual([admin.email]);
});

it("whoever has an admin's token keeps nothing once the admin logs out everywhere, who comes back as before", async () => {
  const admin = await signInAdmin();
  const thief = uniqueEmail('thief');
  await unlinkGoogle(admin.token);
  await linkGoogle(admin.token, thief);
  expect((await call(api.logoutEverywhere, { token: admin.token })).status).toBe(200);
  const { providerData } = await testAuth().getUser(admin.uid);
  expect(providerData.map(({ email }) => email)).not.toContain(thief);
  // Firebase compares times in whole seconds, so a token issued in this very second could still link an account.
  const old = issuedEarlier(admin.token, 2_000);
  await expect(linkGoogle(old, thief)).rejects.toThrow('TOKEN_EXPIRED');
  await letCutPass(`admins/${admin.email}`);
  const back = await signInWithGoogle(admin.email);
  const answer = await call(api.adminFirebaseAuth, { body: { firebase_token: back.idToken } });
  expect(answer.status).toBe(200);
});

it("whoever has an admin's token has it for half a day at most", async () => {
  const { token } = await signInAdmin();
  const hourMs = 60 * 60_000;
  expect((await call(api.checkAdmin, { token: issuedEarlier(token, 11 * hourMs) })).status).toBe(
    200,
  );
  const old = await call(api.checkAdmin, { token: issuedEarlier(token, 12 * hourMs) });
  expect(statusAndCode(old)).toEqual([401, 'session_ended']);
});

it("whoever has an admin's token cannot be the first to sign in with a linked Google account", async () => {
  const email = uniqueEmail('admin');
  const { idToken } = await signInWithGoogle(email);
  await testDb().doc(`admins/${email}`).set({ email });
  const thief = uniqueEmail('thief');
  await unlinkGoogle(idToken);
  await linkGoogle(idToken, thief);
  const strange = await signInWithGoogle(thief);
  const answer = await call(api.adminFirebaseAuth, { body: { firebase_token: strange.idToken } });
  expect(statusAndCode(answer)).toEqual([403, 'google_account_changed']);
});

it("whoever has an admin's token opens the panel with no token that our sign-in has not seen", async () => {
  const email = uniqueEmail('admin');
  await testDb().doc(`admins/${email}`).set({ email });
  const { idToken } = await signInWithGoogle(email);
  expect(statusAndCode(await call(api.adminStats, { token: idToken }))).toEqual([403, 'forbidden']);
});

it("whoever has a member's token gets in with no Google account of their own, which is unlinked when it tries", async () => {
  const built = await member();
  await testAuth().updateUser(built.id, { emailVerified: true });
  const thief = uniqueEmail('thief');
  await linkGoogle(built.token, thief);
  const strange = await signInWithGoogle(thief);
  expect(strange.localId).toBe(built.id);
  expect(statusAndCode(await call(api.me, { token: strange.idToken }))).toEqual([
    401,
    'invalid_token',
  ]);
  const tried = await call(api.google, { body: { token: strange.idToken } });
  expect(statusAndCode(tried)).toEqual([403, 'google_account_changed']);
  const { providerData } = await testAuth().getUser(built.id);
  expect(providerData.map(({ email }) => email)).not.toContain(thief);
});

it("whoever has a member's token leaves the owner the Google account that signed in first", async () => {
  const built = await member();
  const first = await signInWithGoogle(built.email);
  expect((await call(api.google, { body: { token: first.idToken } })).status).toBe(200);
  // The first sign-in proved the address, which ended all sessions that began up to this second.
  await putFields(built, { sessions_valid_after: ago(2_000) });
  const own = await signInWithGoogle(built.email);
  await unlinkGoogle(own.idToken);
  const thief = uniqueEmail('thief');
  await linkGoogle(own.idToken, thief);
  const strange = await signInWithGoogle(thief);
  expect((await call(api.google, { body: { token: strange.idToken } })).status).toBe(403);
  const again = await signInWithGoogle(built.email);
  expect((await call(api.google, { body: { token: again.idToken } })).status).toBe(200);
});

it('a password that was set at Firebase itself opens nothing, cannot change the one here, and is gone once the owner resets', async () => {
  const built = await member();
  const body = { email: built.email, password: 'The-Thiefs-1897' };
  await setPasswordPastTheApi(built.token, body.password);
  expect(statusAndCode(await call(api.login, { body }))).toEqual([401, 'invalid_credentials']);
  const at = await signInPastTheApi(built.email, body.password);
  expect(statusAndCode(await call(api.me, { token: at.idToken }))).toEqual([401, 'invalid_token']);
  const renewed = await call(api.refreshToken, { body: { refresh_token: at.refreshToken } });
  expect(statusAndCode(renewed)).toEqual([401, 'invalid_token']);
  const change = { current_password: body.password, new_password: 'Another-One-1897' };
  const changed = await call(api.changePassword, { body: change, token: built.token });
  expect(statusAndCode(changed)).toEqual([400, 'current_password_wrong']);
  const token = await newLinkToken('reset', built);
  const own = { email: built.email, password: 'Zebra-Stripes-2027' };
  const reset = { token, new_password: own.password, birth_date: usualBirthDate };
  await call(api.resetPassword, { body: reset });
  expect((await call(api.login, { body: own })).status).toBe(200);
  await expect(signInPastTheApi(built.email, body.password)).rejects.toThrow('INVALID_');
});

it("what Firebase gives past our API opens nothing with the member's own Google account, but is a proof while it is fresh", async () => {
  const built = await member();
  const { idToken } = await signInWithGoogle(built.email);
  expect(statusAndCode(await call(api.me, { token: idToken }))).toEqual([401, 'invalid_token']);
  const old = await call(api.google, { body: { token: issuedEarlier(idToken, 6 * 60_000) } });
  expect(statusAndCode(old)).toEqual([401, 'invalid_token']);
  const answer = await call(api.google, { body: { token: idToken } });
  expect(answer.status).toBe(200);
  expect((await readOwnProfile(answer.body.access_token)).body.id).toBe(built.id);
  const refresh = answer.body.refresh_token ?? '';
  const renewed = await call(api.refreshToken, { body: { refresh_token: refresh } });
  expect((await readOwnProfile(renewed.body.access_token)).body.id).toBe(built.id);
});
