import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { buildMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInPastTheApi, signInWithGoogle } from '@fanclub/stories/tools/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyParams } from '../../../test/any-params.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';

const routes: RouteDefinition[] = Object.values(api).filter((route) => route.access === 'admin');
const table = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const password = 'Secret#1';

let memberToken = '';
let passwordToken = '';
let strangerToken = '';
let unverifiedToken = '';

beforeAll(async () => {
  memberToken = (await buildMember({ juventus_card: false })).token;
  // This admin signs in with a password instead of Google.
  const email = uniqueEmail('admin');
  await testDb().doc(`admins/${email}`).set({ email });
  await testAuth().createUser({ email, password, emailVerified: true });
  passwordToken = (await signInPastTheApi(email, password)).idToken;
  strangerToken = (await signInWithGoogle(uniqueEmail('stranger'))).idToken;
  const unverified = uniqueEmail('admin');
  await testDb().doc(`admins/${unverified}`).set({ email: unverified });
  unverifiedToken = (await signInWithGoogle(unverified, false)).idToken;
});

describe.each(table)('%s', (_, route) => {
  const codeFor = async (token?: string) => {
    const answer = await call(route, { params: anyParams(route), body: undefined, token });
    return [answer.status, answer.body.code];
  };

  it('asks an anonymous caller to sign in', async () => {
    expect(await codeFor()).toEqual([401, 'unauthenticated']);
    expect(await codeFor('not-a-token')).toEqual([401, 'invalid_token']);
  });

  it('is closed to members, to strangers, and to admins who came in otherwise', async () => {
    expect(await codeFor(memberToken)).toEqual([403, 'forbidden']);
    expect(await codeFor(strangerToken)).toEqual([403, 'forbidden']);
    expect(await codeFor(passwordToken)).toEqual([403, 'forbidden']);
    expect(await codeFor(unverifiedToken)).toEqual([403, 'forbidden']);
  });
});
