import { api } from '@fanclub/contract/api';
import { approved, uniqueEmail, usualBirthDate } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { linkGoogle, setEmailPastTheApi } from '@fanclub/stories/tools/identity';
import { describe, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { testAuth } from '../../../test/firebase.ts';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { reconcileAccounts } from './reconcile-accounts.ts';

const password = 'Secret#1';
const next = 'Zebra-Stripes-2027';
const member = () => storeMember({ juventus_card: false, password }, approved);
type Built = Awaited<ReturnType<typeof member>>;

const drifts: [string, (built: Built) => Promise<unknown>][] = [
  ['was deleted', ({ id }) => testAuth().deleteUser(id)],
  ['got another e-mail', ({ token }) => setEmailPastTheApi(token, uniqueEmail('moved'))],
];
const emailAtFirebase = async ({ id }: Built) => (await testAuth().getUser(id)).email;

describe.each(drifts)('a member whose account %s at Firebase itself', (_, drift) => {
  it('comes in by a mailed link, as the same member', async () => {
    const built = await member();
    await drift(built);
    const token = await newLinkToken('sign_in', built);
    const { status, body } = await call(api.verifyMagicLink, { body: { token } });
    expect([status, body.user?.id]).toEqual([200, built.id]);
    expect((await readOwnProfile(body.access_token)).body.id).toBe(built.id);
    expect(await emailAtFirebase(built)).toBe(built.email);
  });

  it('sets a password by a mailed link, and it works', async () => {
    const built = await member();
    await drift(built);
    const token = await newLinkToken('reset', built);
    const answer = await call(api.resetPassword, {
      body: { token, new_password: next, birth_date: usualBirthDate },
    });
    expect(answer.status).toBe(200);
    const entered = await call(api.login, { body: { email: built.email, password: next } });
    expect([entered.status, entered.body.user?.id]).toEqual([200, built.id]);
  });

  it('has it back after the night', async () => {
    const built = await member();
    await drift(built);
    const { restored_accounts } = await reconcileAccounts(serverContext());
    expect(restored_accounts).toBeGreaterThan(0);
    expect(await emailAtFirebase(built)).toBe(built.email);
    const entered = await call(api.login, { body: { email: built.email, password } });
    expect(entered.status).toBe(200);
  });
});

it('the reconciliation unlinks a Google account that is not the member’s own', async () => {
  const built = await member();
  await linkGoogle(built.token, uniqueEmail('thief'));
  const { unlinked_google_accounts } = await reconcileAccounts(serverContext());
  expect(unlinked_google_accounts).toBeGreaterThan(0);
  const { providerData } = await testAuth().getUser(built.id);
  expect(providerData.map(({ providerId }) => providerId)).not.toContain('google.com');
});

it('the reconciliation goes on past a member whom it cannot repair', async () => {
  const [broken, other] = [await member(), await member()];
  for (const { id } of [broken, other]) await testAuth().deleteUser(id);
  const { auth } = serverContext();
  const create = auth.createUser.bind(auth);
  const faulty = vi
    .spyOn(auth, 'createUser')
    .mockImplementation(async (user) =>
      user.uid === broken.id ? Promise.reject(new Error('not today')) : create(user),
    );
  const { failed } = await reconcileAccounts(serverContext());
  faulty.mockRestore();
  expect(failed).toBe(1);
  expect(await emailAtFirebase(other)).toBe(other.email);
});
