import { login } from '@fanclub/contract/sessions/routes';
import { approved, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { afterEach, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { setPassword } from './set-password.ts';

const password = 'Secret#1';
const next = 'Zebra-Stripes-2027';

async function buildOwner() {
  const built = await storeMember({ juventus_card: false, password }, approved);
  const enter = async (secret: string) =>
    (await call(login, { body: { email: built.email, password: secret } })).status;
  return { ...built, enter };
}

afterEach(() => vi.restoreAllMocks());

it('the old password stays if the process dies before the transaction', async () => {
  const owner = await buildOwner();
  const context = serverContext();
  vi.spyOn(context.db, 'runTransaction').mockRejectedValueOnce(new Error('died'));
  await expect(setPassword(context, owner.id, next)).rejects.toThrow('died');
  expect(await owner.enter(password)).toBe(200);
  expect(await owner.enter(next)).toBe(401);
});

it('the new password stays if the process dies before the sessions end at Firebase', async () => {
  const owner = await buildOwner();
  const context = serverContext();
  vi.spyOn(context.auth, 'revokeRefreshTokens').mockRejectedValueOnce(new Error('died'));
  await expect(setPassword(context, owner.id, next)).rejects.toThrow('died');
  expect(await owner.enter(next)).toBe(200);
  expect(await owner.enter(password)).toBe(401);
});

it('a change whose commit came through without its answer is done, and told once', async () => {
  const owner = await buildOwner();
  const context = serverContext();
  const run = context.db.runTransaction.bind(context.db);
  vi.spyOn(context.db, 'runTransaction').mockImplementationOnce(async (...work) => {
    await run(...work);
    return run(...work);
  });
  await setPassword(context, owner.id, next);
  expect(await owner.enter(next)).toBe(200);
  const kinds = (await mailsAbout(owner.id)).map(({ message }) => message.template);
  expect(kinds.filter((kind) => kind === 'password_changed')).toHaveLength(1);
});

it('a link to an e-mail that the member no longer has changes nothing', async () => {
  const owner = await buildOwner();
  const changed = setPassword(serverContext(), owner.id, next, uniqueEmail('former'));
  await expect(changed).rejects.toMatchObject({ code: 'invalid_reset_link' });
  expect(await owner.enter(password)).toBe(200);
  expect((await storedMember(owner))?.email_confirmed_at).toBeNull();
});
