import type { Auth } from 'firebase-admin/auth';
import { expect, it, vi } from 'vitest';
import { verifyIdToken } from './id-token.ts';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = {
  aud: 'demo-fanclub',
  iss: 'https://securetoken.google.com/demo-fanclub',
  sub: 'someone',
  exp: inAnHour,
  auth_time: inAnHour - 3600,
  firebase: { sign_in_provider: 'password' },
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: unknown, header: unknown = { alg: 'none' }) =>
  `${part(header)}.${part(payload)}.`;

function fakeAuth() {
  const verified = { uid: 'verified by firebase-admin' };
  const verify = vi.fn(async () => verified);
  const auth = { app: { options: { projectId: 'demo-fanclub' } }, verifyIdToken: verify };
  return { auth: auth as unknown as Auth, verify, verified };
}

it('firebase-admin verifies every token outside the emulator', async () => {
  const { auth, verify, verified } = fakeAuth();
  const token = tokenOf(claims);
  expect(await verifyIdToken(auth, token, { isEmulated: false })).toBe(verified);
  expect(verify).toHaveBeenCalledExactlyOnceWith(token);
});

it("the emulator's tokens are read without a call", async () => {
  const { auth, verify } = fakeAuth();
  const read = await verifyIdToken(auth, tokenOf(claims), { isEmulated: true });
  expect(read).toEqual({ ...claims, uid: 'someone' });
  expect(verify).not.toHaveBeenCalled();
});

it.each([
  ['another project', { ...claims, aud: 'other' }],
  ['another issuer', { ...claims, iss: 'https://securetoken.google.com/other' }],
  ['no owner', { ...claims, sub: '' }],
  ['an owner whom Firebase could not have', { ...claims, sub: 'x'.repeat(129) }],
  ['an end that has passed', { ...claims, exp: inAnHour - 3601 }],
  ['no end', { ...claims, exp: undefined }],
  ['no beginning', { ...claims, auth_time: undefined }],
  ['no sign-in', { ...claims, firebase: null }],
  ['no claims', 'text'],
])('a token of the emulator with %s is refused', async (_, payload) => {
  const { auth } = fakeAuth();
  await expect(verifyIdToken(auth, tokenOf(payload), { isEmulated: true })).rejects.toThrow();
});

it.each(['', 'a.b', 'a.b.c', tokenOf(claims, { alg: 'RS256' }), `${tokenOf(claims)}.`])(
  'the token %j is refused in the emulator',
  async (token) => {
    const { auth } = fakeAuth();
    await expect(verifyIdToken(auth, token, { isEmulated: true })).rejects.toThrow();
  },
);
