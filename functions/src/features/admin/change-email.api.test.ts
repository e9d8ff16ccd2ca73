import { api } from '@fanclub/contract/api';
import { approved, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { untilCutHasPassed } from '#pipeline/end-sessions';
import { testAuth, testDb, testKeyedHash } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const password = 'Secret#1';
const admin = await signInAdmin();

const update = ({ id }: { id: string }, body: object) =>
  call(api.updateUser, { params: { id }, body, token: admin.token });
const member = (changes: Parameters<typeof storeMember>[0] = {}, stored = {}) =>
  storeMember({ juventus_card: false, ...changes }, stored);
const lockOf = async (email: string) =>
  (
    await testDb()
      .doc(`member_emails/${testKeyedHash()('email', email)}`)
      .get()
  ).get('uid');

it('a new e-mail moves lock and account and ends the sessions', async () => {
  const built = await member({ password }, approved);
  const email = uniqueEmail('moved');
  const answer = await update(built, { email: ` ${email.toUpperCase()}` });
  expect(answer.body.user).toMatchObject({ email, account_pending: false });
  expect([await lockOf(built.email), await lockOf(email)]).toEqual([undefined, built.id]);
  expect((await testAuth().getUser(built.id)).email).toBe(email);
  expect((await readOwnProfile(built.token)).body.code).toBe('session_ended');
  expect((await call(api.login, { body: { email: built.email, password } })).status).toBe(401);
  const cut = (await storedMember(built))?.sessions_valid_after as Timestamp;
  await untilCutHasPassed(cut, new Date());
  expect((await call(api.login, { body: { email, password } })).status).toBe(200);
});

it('an e-mail of another member or of an admin is refused', async () => {
  const [one, other] = [await member(), await member()];
  for (const email of [other.email, admin.email]) {
    const answer = await update(one, { email });
    expect([answer.status, answer.body.code]).toEqual([409, 'user_already_exists']);
  }
  expect(await lockOf(other.email)).toBe(other.id);
  expect((await storedMember(one))?.email).toBe(one.email);
});

it('only one of two members gets an e-mail that both are given at once', async () => {
  const [one, other] = [await member(), await member()];
  const email = uniqueEmail('both');
  const answers = await Promise.all([update(one, { email }), update(other, { email })]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? one : other;
  expect(await lockOf(email)).toBe(winner.id);
  expect((await testAuth().getUserByEmail(email)).uid).toBe(winner.id);
});

it('the account of an e-mail that belongs to nobody is replaced', async () => {
  const built = await member();
  const email = uniqueEmail('stray');
  const stray = await testAuth().createUser({ email });
  expect((await update(built, { email })).status).toBe(200);
  expect((await testAuth().getUserByEmail(email)).uid).toBe(built.id);
  await expect(testAuth().getUser(stray.uid)).rejects.toThrow();
});

it('a new e-mail is completed by the same call when the process died before the account followed', async () => {
  const built = await member();
  const email = uniqueEmail('half');
  await update(built, { email });
  // The state that a process leaves if it dies after the transaction that changed the e-mail of the row.
  await testAuth().updateUser(built.id, { email: built.email });
  await putFields(built, { account: 'pending' });
  const answer = await update(built, { email });
  expect(answer.body.user.account_pending).toBe(false);
  expect((await testAuth().getUser(built.id)).email).toBe(email);
});
