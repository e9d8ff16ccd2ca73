import { api } from '@fanclub/contract/api';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const access = () => testDb().doc('settings/access');
const password = 'Bianconeri-1897';
const special = uniqueEmail('special');
let before: FirebaseFirestore.DocumentData = {};

beforeAll(async () => {
  before = (await access().get()).data() ?? {};
  await access().set({ specialAccountEmail: ` ${special.toUpperCase()}` }, { merge: true });
});
afterAll(() => access().set(before));

it('the special account is told so when it signs in, and its language stays its own', async () => {
  const { token } = await signInAdmin(special);
  await testDb().doc(`admins/${special}`).update({ language: 'it' });
  for (const answer of [
    await call(api.adminFirebaseAuth, { body: { firebase_token: token } }),
    await call(api.google, { body: { token } }),
  ]) {
    expect(answer.body.user).toMatchObject({ special: true, is_admin: true, language: null });
  }
});

it('the special account is the only one', async () => {
  const { token } = await signInAdmin();
  const admin = await call(api.adminFirebaseAuth, { body: { firebase_token: token } });
  expect(admin.body.user).not.toHaveProperty('special');
  const approved = { request_status: 'approved', is_approved: true } as const;
  const { email } = await storeMember({ juventus_card: false, password }, approved);
  const member = await call(api.login, { body: { email, password } });
  expect(member.body.user).not.toHaveProperty('special');
});

it('the special account has no right by it: who is neither member nor admin stays out', async () => {
  const stranger = uniqueEmail('stranger');
  await access().update({ specialAccountEmail: stranger });
  const { idToken } = await signInWithGoogle(stranger);
  const answer = await call(api.google, { body: { token: idToken } });
  expect([answer.status, answer.body.code]).toEqual([404, 'user_not_found']);
});

it('the special account is nobody while none is named, and is never in the public settings', async () => {
  const { token, email } = await signInAdmin();
  expect((await call(api.settings)).bytes.toString()).not.toMatch(/special/i);
  for (const nobody of ['', null, 7]) {
    await access().update({ specialAccountEmail: nobody });
    const answer = await call(api.adminFirebaseAuth, { body: { firebase_token: token } });
    expect(answer.body.user).toMatchObject({ email });
    expect(answer.body.user).not.toHaveProperty('special');
  }
});
