import { api } from '@fanclub/contract/api';
import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInPastTheApi } from '@fanclub/stories/tools/identity';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { passwordDoc, renewHash } from '#repositories/passwords';
import { approveDirectly } from '../../../test/approve-directly.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { setPassword } from './set-password.ts';
import { hashPassword, provePassword } from './stored-password.ts';

const password = 'Bianconeri-1897';
const person = { password, juventus_card: false };
const logIn = (email: string, word = password) =>
  call(api.login, { body: { email, password: word } });
const hashOf = async (id: string) => (await passwordDoc(testDb(), id).get()).data()?.hash;

/** Expects that the account has no password at Firebase, so that nobody can try passwords there. */
async function expectNoneAtFirebase({ id, email }: { id: string; email: string }, word = password) {
  const { providerData, passwordHash } = await testAuth().getUser(id);
  expect([providerData, passwordHash]).toEqual([[], undefined]);
  await expect(signInPastTheApi(email, word)).rejects.toThrow('INVALID_');
}

it('Firebase has no password of a new account, nor after a change', async () => {
  const member = await approveDirectly(await buildMember(person));
  await expectNoneAtFirebase(member);
  const session = await logIn(member.email);
  expect(session.status).toBe(200);
  const body = { current_password: password, new_password: 'Zebra-Stripes-2027' };
  const changed = await call(api.changePassword, { body, token: session.body.access_token });
  expect(changed.status).toBe(200);
  await expectNoneAtFirebase(member, body.new_password);
  expect((await logIn(member.email, body.new_password)).status).toBe(200);
  expect(statusAndCode(await logIn(member.email))).toEqual([401, 'invalid_credentials']);
});

it('the hash is of this member alone, and is no password itself', async () => {
  const [one, other] = [await storeMember(person, approved), await storeMember(person, approved)];
  const hash = (await hashOf(one.id)) ?? '';
  expect(hash).toHaveLength(43);
  expect(hash).not.toBe(await hashOf(other.id));
  expect((await logIn(one.email, hash)).status).toBe(401);
});

it("a member's own data do not have the hash", async () => {
  const { id, token } = await storeMember(person, approved);
  const own = await call(api.exportOwnData, { token });
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).not.toContain(await hashOf(id));
});

it('a hash under an earlier key works, and is replaced at the next log-in with the right password', async () => {
  const { id, email } = await storeMember(person, approved);
  const context = serverContext();
  const key = context.environment.hashKey;
  const early = await hashPassword({ keyedHash: createKeyedHash('an earlier key') }, id, password);
  await passwordDoc(testDb(), id).set({ hash: early });
  expect((await logIn(email)).status).toBe(401);
  const both = { ...context, keyedHash: createKeyedHash(`${key},an earlier key`) };
  const wrong = provePassword(both, id, 'wrong-one', 'invalid_credentials');
  await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(await hashOf(id)).toBe(early);
  await provePassword(both, id, password, 'invalid_credentials');
  expect((await logIn(email)).status).toBe(200);
});

it('a password that is changed while an earlier hash is replaced stays changed', async () => {
  const { id, email } = await storeMember(person, approved);
  const row = await passwordDoc(testDb(), id).get();
  const next = 'Zebra-Stripes-2027';
  await setPassword(serverContext(), id, next);
  await renewHash(row, await hashPassword(serverContext(), id, password));
  expect((await logIn(email, next)).status).toBe(200);
  expect((await logIn(email)).status).toBe(401);
});
