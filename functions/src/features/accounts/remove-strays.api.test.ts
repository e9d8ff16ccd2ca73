import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { reconcileAccounts } from './reconcile-accounts.ts';

const { auth } = serverContext();
const hourMs = 60 * 60_000;

function account(ageMs: number, email = uniqueEmail('nobody')): UserRecord {
  const creationTime = new Date(Date.now() - ageMs).toUTCString();
  return { uid: email, email, providerData: [], metadata: { creationTime } } as never;
}

const strays = (count: number) => Array.from({ length: count }, () => account(2 * hourMs));
const young = (count: number) => Array.from({ length: count }, () => account(0));

/** Makes Firebase Auth list only these accounts, and not those of other tests. */
function accountsAre(users: UserRecord[]) {
  vi.spyOn(auth, 'listUsers').mockResolvedValue({ users });
  vi.spyOn(auth, 'getUser').mockImplementation(async (uid) => {
    const found = users.find((user) => user.uid === uid);
    return found ?? Promise.reject(Object.assign(new Error(), { code: 'auth/user-not-found' }));
  });
  return vi.spyOn(auth, 'deleteUser').mockResolvedValue();
}

afterEach(() => vi.restoreAllMocks());

it('old accounts of nobody are removed, and those of admins are not', async () => {
  const stray = await signInWithGoogle(uniqueEmail('stray'));
  const email = uniqueEmail('admin');
  const admin = await signInWithGoogle(email);
  await testDb().doc(`admins/${email}`).set({ email });
  const users = await Promise.all([stray, admin].map(({ localId }) => testAuth().getUser(localId)));
  vi.spyOn(auth, 'listUsers').mockResolvedValue({ users });
  await reconcileAccounts(serverContext());
  expect((await testAuth().getUser(stray.localId)).uid).toBe(stray.localId);
  await reconcileAccounts({ ...serverContext(), now: () => new Date(Date.now() + 2 * hourMs) });
  await expect(testAuth().getUser(stray.localId)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  expect((await testAuth().getUser(admin.localId)).uid).toBe(admin.localId);
});

it('nothing is removed, and an error is logged, if suddenly nearly all accounts belong to nobody', async () => {
  const removed = accountsAre([...strays(21), ...young(979)]);
  const said = vi.spyOn(log, 'error').mockReturnValue();
  await reconcileAccounts(serverContext());
  expect(removed).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith('stray accounts kept', expect.anything(), {
    accounts: 1_000,
    strays: 21,
  });
});

it.each([
  ['twenty in a small club', strays(20)],
  ['two in a hundred of a big one', [...strays(21), ...young(1_029)]],
])('the clean-up removes %s', async (_, users) => {
  const removed = accountsAre(users);
  await reconcileAccounts(serverContext());
  expect(removed).toHaveBeenCalledTimes(users.length > 20 ? 21 : 20);
});

it('accounts of admins do not count as accounts of nobody', async () => {
  const admin = account(2 * hourMs, uniqueEmail('admin'));
  await testDb().doc(`admins/${admin.email}`).set({ email: admin.email });
  const removed = accountsAre([...strays(20), admin]);
  await reconcileAccounts(serverContext());
  expect(removed).toHaveBeenCalledTimes(20);
});

it('an account that cannot be removed does not stop the others', async () => {
  const removed = accountsAre(strays(3)).mockRejectedValueOnce(new Error('not today'));
  vi.spyOn(log, 'error').mockReturnValue();
  const { failed, removed_stray_accounts } = await reconcileAccounts(serverContext());
  expect(removed).toHaveBeenCalledTimes(3);
  expect([failed, removed_stray_accounts]).toEqual([1, 2]);
});
