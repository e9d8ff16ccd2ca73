import { login } from '@fanclub/contract/sessions/routes';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { setPassword } from './set-password.ts';

const password = 'Secret#1';
const next = 'Zebra-Stripes-2027';

/** Stores an approved member whose password was set an hour ago. */
async function buildOwner() {
  const built = await storeMember(
    { juventus_card: false, password },
    {
      request_status: 'approved',
      is_approved: true,
      password_set_at: Timestamp.fromMillis(Date.now() - 3_600_000),
    },
  );
  const enter = async (secret: string) =>
    (await call(login, { body: { email: built.email, password: secret } })).status;
  return { ...built, enter };
}

afterEach(() => vi.restoreAllMocks());

describe('a change of the password', () => {
  it('that dies before Firebase has it leaves the old one', async () => {
    const owner = await buildOwner();
    const context = serverContext();
    vi.spyOn(context.auth, 'updateUser').mockRejectedValueOnce(new Error('died'));
    await expect(setPassword(context, owner.id, next)).rejects.toThrow('died');
    expect(await owner.enter(password)).toBe(200);
  });

  it('that dies once Firebase has it leaves the new one', async () => {
    const owner = await buildOwner();
    const context = serverContext();
    vi.spyOn(context.db, 'runTransaction').mockRejectedValueOnce(new Error('died'));
    await expect(setPassword(context, owner.id, next)).rejects.toThrow('died');
    vi.restoreAllMocks();
    expect(await owner.enter(next)).toBe(200);
    expect(await owner.enter(password)).toBe(401);
  });

  it('whose commit came through without its answer is done, and told once', async () => {
    const owner = await buildOwner();
    const context = serverContext();
    const run = context.db.runTransaction.bind(context.db);
    vi.spyOn(context.db, 'runTransaction').mockImplementationOnce(async (...work) => {
      await run(...work);
      return run(...work);
    });
    await setPassword(context, owner.id, next);
    expect(await owner.enter(next)).toBe(200);
    const mails = testDb().collection('mail').where('member_id', '==', owner.id);
    const kinds = (await mails.get()).docs.map((row) => row.get('message.template'));
    expect(kinds.filter((kind) => kind === 'password_changed')).toHaveLength(1);
  });
});
