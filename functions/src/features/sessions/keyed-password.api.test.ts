import { changePassword } from '@fanclub/contract/passwords/routes';
import { login } from '@fanclub/contract/sessions/routes';
import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { setPasswordPastTheApi, signInPastTheApi } from '@fanclub/stories/tools/identity';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { keyedPasswords } from '#platform/keyed-password';
import { testAuth } from '../../../test/firebase.ts';
import { statusAndCode } from '../../../test/status-and-code.ts';
import { storeMember } from '../../../test/store-member.ts';
import { provePassword } from './prove-password.ts';

const password = 'Bianconeri-1897';
const logIn = (email: string, word = password) => call(login, { body: { email, password: word } });
const refusedByFirebase = (email: string, word = password) =>
  expect(signInPastTheApi(email, word)).rejects.toThrow('INVALID_');

/** Stores a member whose account is older than the hashing of passwords: Firebase has the password itself. */
const buildOld = () => storeMember({ password, juventus_card: false }, approved);

it('nobody can ask Firebase whether a guess is right: a new account, and after a change', async () => {
  const member = await buildMember({ password, juventus_card: false }, approved);
  await refusedByFirebase(member.email);
  const session = await logIn(member.email);
  expect(session.status).toBe(200);
  const body = { current_password: password, new_password: 'Zebra-Stripes-2027' };
  const token = session.body.access_token;
  expect((await call(changePassword, { body, token })).status).toBe(200);
  await refusedByFirebase(member.email, body.new_password);
  expect((await logIn(member.email, body.new_password)).status).toBe(200);
  expect(statusAndCode(await logIn(member.email))).toEqual([401, 'invalid_credentials']);
});

it('an account of before changes at its next log-in, and only at a right one', async () => {
  const { email } = await buildOld();
  expect((await logIn(email, 'wrong-one')).status).toBe(401);
  expect((await signInPastTheApi(email, password)).idToken).toBeTruthy();
  expect((await logIn(email)).status).toBe(200);
  await refusedByFirebase(email);
  expect((await logIn(email)).status).toBe(200);
});

it('an account of before whose log-in died before the change changes at the next one', async () => {
  const { id, email } = await buildOld();
  const context = serverContext();
  const owner = { id, email, password_set_at: null };
  const setPassword = () => Promise.reject(new Error('died'));
  const dying = { ...context, identity: { ...context.identity, setPassword } };
  await expect(provePassword(dying, owner, password, 'invalid_credentials')).rejects.toThrow(
    'died',
  );
  expect((await logIn(email)).status).toBe(200);
  await refusedByFirebase(email);
});

it('the old password does not come back when it is changed while a log-in proves it', async () => {
  const { id, email } = await buildOld();
  const context = serverContext();
  const next = 'Zebra-Stripes-2027';
  const [keyed] = keyedPasswords(context, id, next);
  const setPassword = async (idToken: string, given: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await testAuth().updateUser(id, { password: keyed });
    await context.identity.setPassword(idToken, given);
  };
  const slow = { ...context, identity: { ...context.identity, setPassword } };
  const owner = { id, email, password_set_at: null };
  await expect(provePassword(slow, owner, password, 'invalid_credentials')).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await logIn(email, next)).status).toBe(200);
});

it('a hash under an earlier key works, and changes to the current key', async () => {
  const { id, email } = await buildOld();
  const context = serverContext();
  const [old] = keyedPasswords({ keyedHash: createKeyedHash('an earlier key') }, id, password);
  await testAuth().updateUser(id, { password: old });
  const key = context.environment.hashKey;
  const both = { ...context, keyedHash: createKeyedHash(`${key},an earlier key`) };
  await provePassword(both, { id, email, password_set_at: null }, password, 'invalid_credentials');
  expect((await logIn(email)).status).toBe(200);
});

it('what Firebase has for a password is no password here', async () => {
  const { id, email } = await buildMember({ password, juventus_card: false }, approved);
  const [keyed] = keyedPasswords(serverContext(), id, password);
  const { idToken } = await signInPastTheApi(email, keyed);
  await setPasswordPastTheApi(idToken, keyed);
  expect((await logIn(email, keyed)).status).toBe(401);
  expect((await logIn(email)).status).toBe(200);
});
