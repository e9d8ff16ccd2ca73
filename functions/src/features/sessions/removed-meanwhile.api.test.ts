import { approved, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { expect, it } from 'vitest';
import { setLanguage } from '#features/members/set-language';
import { gateOpenedNow } from '#pipeline/admin-gate';
import { type AdminCaller, memberCaller } from '#pipeline/caller';
import { serverContext } from '#platform/context';
import { openGate } from '#repositories/admins';
import { findPerson } from '#repositories/members';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { endAllSessions } from './routes.ts';

/** An admin whose row was deleted after the sign-in was checked. */
const removed: AdminCaller = {
  kind: 'admin',
  uid: 'an-admin-of-before',
  email: uniqueEmail('removed'),
  role: 'owner',
  authTime: 1_700_000_000,
  gateOpenUntilMs: 0,
  language: null,
};

it.each([
  [
    'opens no gate',
    () => openGate(testDb(), removed.email, gateOpenedNow(serverContext(), removed)),
  ],
  ['ends no sessions', () => endAllSessions(serverContext(), removed)],
  ['keeps no language', () => setLanguage(serverContext(), removed, removed.uid, 'it')],
])('an admin who is removed after being let in %s, and is told so', async (_, act) => {
  await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  expect((await testDb().doc(`admins/${removed.email}`).get()).exists).toBe(false);
});

it('a member who is deleted after being let in is not found any more', async () => {
  const { id } = await storeMember({ juventus_card: false }, approved);
  const member = await findPerson(testDb(), id);
  if (!member) throw new Error('no member');
  await removeFields(id);
  const ended = endAllSessions(serverContext(), memberCaller(member, 'member'));
  await expect(ended).rejects.toMatchObject({ code: 'user_not_found' });
});
