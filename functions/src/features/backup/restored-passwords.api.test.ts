import { changePassword } from '@fanclub/contract/passwords/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { login } from '@fanclub/contract/sessions/routes';
import { call } from '@fanclub/stories/tools/call';
import { setPasswordPastTheApi, signInPastTheApi } from '@fanclub/stories/tools/identity';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markPasswordsImported } from '#repositories/access-settings';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const access = () => testDb().doc('settings/access');
let before: FirebaseFirestore.DocumentData = {};

beforeAll(async () => {
  before = (await access().get()).data() ?? {};
});
afterAll(() => access().set(before));

const password = 'Bianconeri-1897';
const lastYear = Timestamp.fromMillis(Date.now() - 365 * dayMs);
const stored = {
  request_status: 'approved',
  is_approved: true,
  password_set_at: lastYear,
} as const;

/**
 * Stores a member whose account a restore has imported: for Firebase, the password is newer than `password_set_at` of
 * the row.
 */
async function restoredMember() {
  const built = await storeMember({ juventus_card: false, password }, stored);
  await testAuth().updateUser(built.id, { password });
  return built;
}

it('lets people in with their passwords of before, once staff say that these were imported', async () => {
  const [first, second] = [await restoredMember(), await restoredMember()];
  const body = { email: first.email, password };
  expect((await call(login, { body })).body.code).toBe('invalid_credentials');
  await markPasswordsImported(testDb());
  expect((await call(login, { body })).status).toBe(200);
  const { body: session } = await call(login, { body: { email: second.email, password } });
  const change = { current_password: password, new_password: 'Zebra-Stripes-2027' };
  const changed = await call(changePassword, { body: change, token: session.access_token });
  expect(changed.status).toBe(200);
});

it('still refuses what is set at Firebase itself after that', async () => {
  const { email } = await restoredMember();
  await markPasswordsImported(testDb());
  const { idToken } = await signInPastTheApi(email, password);
  const stolen = { email, password: 'The-Thiefs-1897' };
  await setPasswordPastTheApi(idToken, stolen.password);
  expect((await call(login, { body: stolen })).body.code).toBe('invalid_credentials');
});

it('leaves the other settings of access as they are', async () => {
  await access().set({ specialAccountEmail: 'special@fanclub.test' }, { merge: true });
  await markPasswordsImported(testDb());
  expect((await access().get()).get('specialAccountEmail')).toBe('special@fanclub.test');
});
