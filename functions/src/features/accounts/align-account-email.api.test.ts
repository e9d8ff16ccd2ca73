import { api } from '@fanclub/contract/api';
import {
  type BuiltMember,
  buildRegistration,
  uniqueEmail,
} from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { setEmailPastTheApi } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { copyMember, removeFields } from '@fanclub/stories/tools/stored-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { findMember } from '#repositories/members';
import { unlike } from '../../../test/build-family.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { completeHalfFinished, registrationsAtOnce } from './complete-half-finished.ts';
import { completeRegistration, markNewReady, markReady } from './make-account.ts';
import { setPassword } from './set-password.ts';

const admin = await signInAdmin();

const longAgo = () => Timestamp.fromMillis(Date.now() - 3_600_000);
const providersOf = async ({ id }: { id: string }) =>
  (await testAuth().getUser(id)).providerData.map(({ providerId }) => providerId);

/**
 * Builds a member whose row has a new e-mail, while the Auth account and the linked Google account have the old one, as
 * if a process had died after it changed the row and before it changed the account.
 */
async function buildHalfMoved() {
  const built = await storeMember({ juventus_card: false, password: 'Secret#1' });
  const email = uniqueEmail('moved');
  await call(api.updateUser, { params: { id: built.id }, body: { email }, token: admin.token });
  await testAuth().updateUser(built.id, {
    email: built.email,
    emailVerified: true,
    providerToLink: { providerId: 'google.com', uid: built.email, email: built.email },
  });
  await putFields(built, { account: 'pending', created_at: longAgo() });
  return { ...built, email };
}

async function expectMoved(moved: { id: string; email: string }) {
  const account = await testAuth().getUser(moved.id);
  expect([account.email, account.emailVerified]).toEqual([moved.email, false]);
  expect(await providersOf(moved)).toEqual([]);
  expect(await storedMember(moved)).toMatchObject({
    account: 'ready',
    has_password: true,
  });
}

it('a half-finished move is completed by the clean-up, and the old Google account opens it no more', async () => {
  const moved = await buildHalfMoved();
  await completeHalfFinished(serverContext());
  await expectMoved(moved);
});

it('a half-finished move is completed by whoever registers with the new address, who is refused', async () => {
  const moved = await buildHalfMoved();
  const answer = await call(api.register, {
    body: await buildRegistration({ email: moved.email, first_name: 'Another' }),
  });
  expect(answer.status).toBe(409);
  await expectMoved(moved);
});

it('a likeness that holds no longer goes when the registration is completed', async () => {
  const { id } = await storeMember(
    { juventus_card: false, ...unlike() },
    { account: 'pending', similar_to: ['JOFCI-ABCD2345'], flags: ['similar_person'] },
  );
  const stored = await findMember(testDb(), id);
  if (!stored) throw new Error('no member');
  await completeRegistration(serverContext(), stored);
  expect(await storedMember({ id })).toMatchObject({ similar_to: [], flags: [], account: 'ready' });
});

it('a half-finished move ends with the e-mail of the row, whichever of two moves is completed late', async () => {
  const moved = await buildHalfMoved();
  const stale = await findMember(testDb(), moved.id);
  const email = uniqueEmail('moved-again');
  await call(api.updateUser, { params: { id: moved.id }, body: { email }, token: admin.token });
  if (!stale) throw new Error('no member');
  const completed = await completeRegistration(serverContext(), stale);
  expect(completed).toMatchObject({ email, account: 'ready' });
  await expectMoved({ id: moved.id, email });
});

it('a half-finished move is not held up by a page of others that fail', async () => {
  const moved = await buildHalfMoved();
  // No account can be created for these rows, because their e-mail is malformed.
  const failing = { email: 'not an address', created_at: Timestamp.fromMillis(1_000) };
  const ids = await copyMember(moved, Array(registrationsAtOnce + 1).fill(failing));
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  try {
    await completeHalfFinished(serverContext());
    await expectMoved(moved);
    expect(logged.mock.calls.length).toBeGreaterThanOrEqual(ids.length);
  } finally {
    logged.mockRestore();
    await removeFields(...ids);
  }
});

const approved = { request_status: 'approved', is_approved: true } as const;

it('the password of a member whose move is completed late is the one that was set while it was completed', async () => {
  const built = await storeMember({ juventus_card: false, password: 'Secret#1' }, approved);
  await putFields(built, { account: 'pending', created_at: longAgo() });
  const stale = await findMember(testDb(), built.id);
  if (!stale) throw new Error('no member');
  const body = { email: built.email, password: 'Zebra-Stripes-2027' };
  await setPassword(serverContext(), built.id, body.password);
  await completeRegistration(serverContext(), stale);
  expect((await call(api.login, { body })).status).toBe(200);
});

it.each([
  ['new', markNewReady],
  ['half-finished', markReady],
])(
  'a member who is deleted while the account is being made is not found any more (%s)',
  async (_, mark) => {
    const { id } = await storeMember({ juventus_card: false });
    const member = await findMember(testDb(), id);
    if (!member) throw new Error('no member');
    await removeFields(member.id);
    const marked = mark(serverContext(), member, { similar_to: [] });
    await expect(marked).rejects.toMatchObject({ code: 'user_not_found' });
  },
);

async function squat(email: string): Promise<BuiltMember> {
  const squatter = await storeMember({ juventus_card: false });
  await setEmailPastTheApi(squatter.token, email);
  return squatter;
}

it('an address taken past our API is free for its owner to register, and the other person has their earlier one again', async () => {
  const email = uniqueEmail('squatted');
  const squatter = await squat(email);
  const answer = await call(api.register, {
    body: await buildRegistration({ email, juventus_card: false }),
  });
  expect(answer.status).toBe(201);
  expect((await testAuth().getUserByEmail(email)).uid).toBe(answer.body.user_id);
  expect((await testAuth().getUser(squatter.id)).email).toBe(squatter.email);
});

it('an address taken past our API is free through a chain of such accounts too', async () => {
  const email = uniqueEmail('squatted');
  const first = await squat(email);
  const second = await squat(first.email);
  const answer = await call(api.register, {
    body: await buildRegistration({ email, juventus_card: false }),
  });
  expect(answer.status).toBe(201);
  for (const squatter of [first, second]) {
    expect((await testAuth().getUser(squatter.id)).email).toBe(squatter.email);
  }
});
