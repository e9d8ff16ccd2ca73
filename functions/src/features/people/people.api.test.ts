import { adminStats } from '@fanclub/contract/admin/routes';
import { addPerson, changeRole, listPeople, removePerson } from '@fanclub/contract/people/routes';
import { adminFirebaseAuth, checkAdmin } from '@fanclub/contract/sessions/routes';
import { approved } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildPerson } from '../../../test/build-person.ts';
import { hasAccount, testAuth, testDb } from '../../../test/firebase.ts';
import { letCutPass } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import * as service from './change-people.ts';

let owner: BuiltAdmin;
beforeEach(async () => {
  owner = await signInAdmin();
});

const rowOf = async (email: string) => (await testDb().doc(`admins/${email}`).get()).data();
const inList = async (email: string) => {
  const { body } = await call(listPeople, { token: owner.token });
  return body.people.find((person) => person.email === email);
};
const mailsAbout = async (email: string) => {
  const { docs } = await testDb().collection('mail').where('to', '==', owner.email).get();
  return docs.map((row) => row.get('message.data')).filter(({ about }) => about === email);
};
const asOwner = <B>(body: B) => ({ token: owner.token, body });

describe('somebody who becomes an admin', () => {
  it('signs in with Google, with that role, and is in the list with the day', async () => {
    const email = uniqueEmail('person');
    const { status } = await call(
      addPerson,
      asOwner({ email: ` ${email.toUpperCase()}`, role: 'treasurer' as const }),
    );
    expect(status).toBe(201);
    expect(await inList(email)).toEqual({
      email,
      role: 'treasurer',
      has_signed_in: false,
      last_sign_in_at: null,
      is_you: false,
    });
    await letCutPass(`admins/${email}`);
    const { idToken } = await signInWithGoogle(email);
    const before = Date.now();
    expect((await call(adminFirebaseAuth, { body: { firebase_token: idToken } })).status).toBe(200);
    expect((await call(checkAdmin, { token: idToken })).body).toMatchObject({ role: 'treasurer' });
    const listed = await inList(email);
    expect(listed?.has_signed_in).toBe(true);
    expect(Date.parse(listed?.last_sign_in_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is told to the owners and in the history once, however often it is asked for', async () => {
    const email = uniqueEmail('person');
    const body = { email, role: 'reviewer' as const };
    for (const _ of [1, 2]) expect((await call(addPerson, asOwner(body))).status).toBe(201);
    expect(await mailsAbout(email)).toEqual([
      { about: email, by: owner.email, before: null, role: 'reviewer' },
    ]);
    expect(await auditRowsBy(owner.email)).toMatchObject([
      {
        action: 'add_person',
        about_admin: email,
        fields: ['role'],
        changes: [{ field: 'role', before: null, after: 'reviewer' }],
      },
    ]);
  });

  it('is refused with another role, and with what is no address', async () => {
    const email = await buildPerson('reviewer');
    const again = await call(addPerson, asOwner({ email, role: 'owner' as const }));
    expect([again.status, again.body]).toMatchObject([409, { code: 'person_exists' }]);
    expect(await rowOf(email)).toMatchObject({ role: 'reviewer' });
    const wrong = await call(addPerson, asOwner({ email: 'sara', role: 'boss' as 'owner' }));
    expect(wrong.body).toMatchObject({
      errors: { email: 'invalid_email', role: 'invalid_choice' },
    });
  });
});

describe('another role', () => {
  it('counts from the next call on, and is told', async () => {
    const person = await signInAdmin(undefined, 'open', 'reviewer');
    await call(changeRole, asOwner({ email: person.email, role: 'treasurer' as const }));
    expect((await call(checkAdmin, { token: person.token })).body.role).toBe('treasurer');
    expect(await mailsAbout(person.email)).toMatchObject([
      { before: 'reviewer', role: 'treasurer' },
    ]);
  });

  it.each([
    ['given', changeRole],
    ['taken', removePerson],
  ])('of nobody is not %s', async (_, route) => {
    const body = { email: uniqueEmail('nobody'), role: 'owner' as const };
    const answer = await call(route as typeof changeRole, {
      token: owner.token,
      body: (route === removePerson ? { email: body.email } : body) as typeof body,
    });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'person_not_found' }]);
  });
});

describe('somebody who is removed', () => {
  it('is shut out at once, with the account at Firebase', async () => {
    const person = await signInAdmin();
    expect((await call(adminStats, { token: person.token })).status).toBe(200);
    await call(removePerson, asOwner({ email: person.email }));
    expect((await call(adminStats, { token: person.token })).status).toBe(403);
    expect(await rowOf(person.email)).toBeUndefined();
    expect(await hasAccount(person.uid)).toBe(false);
    expect(await mailsAbout(person.email)).toMatchObject([{ before: 'owner', role: null }]);
  });

  it('does not come back into an old session with the row', async () => {
    const person = await signInAdmin(undefined, 'open', 'reviewer');
    await call(removePerson, asOwner({ email: person.email }));
    await call(addPerson, asOwner({ email: person.email, role: 'reviewer' as const }));
    await testDb().doc(`admins/${person.email}`).update({ google_sub: 'the same again' });
    expect((await call(adminStats, { token: person.token })).status).not.toBe(200);
  });

  it('stays a member who was one', async () => {
    const member = await storeMember({}, approved);
    await testDb().doc(`admins/${member.email}`).set({ email: member.email, role: 'reviewer' });
    await call(removePerson, asOwner({ email: member.email }));
    expect((await testAuth().getUser(member.id)).email).toBe(member.email);
  });
});

describe('the last owner', () => {
  const club = serverContext();
  /** A club in a database of its own. The default app must be initialised first. */
  const db = getFirestore(initializeApp({ projectId: `demo-people-${Date.now()}` }, 'people'));
  const context = { ...club, db };
  const [first, second] = ['first@club.test', 'second@club.test'] as const;
  const list = (email: string, record: object) =>
    db.doc(`admins/${email}`).set({ email, ...record });
  const owners = async () =>
    (await db.collection('admins').where('role', '==', 'owner').get()).size;
  const refused = { code: 'last_owner' };

  beforeEach(async () => {
    await list(first, { role: 'owner', google_sub: 'one' });
    await list(second, { role: 'owner', google_sub: 'two' });
  });

  it('can neither be removed nor be given another role', async () => {
    await service.changeRole(context, first, { email: second, role: 'reviewer' });
    await expect(service.removePerson(context, first, first)).rejects.toMatchObject(refused);
    const demotion = service.changeRole(context, first, { email: first, role: 'treasurer' });
    await expect(demotion).rejects.toMatchObject(refused);
    expect(await owners()).toBe(1);
  });

  it('is one who has signed in: an address may be mistyped', async () => {
    await list(second, { role: 'owner', google_sub: null });
    await expect(service.removePerson(context, first, first)).rejects.toMatchObject(refused);
  });

  it('remains where two remove each other at once', async () => {
    const done = await Promise.allSettled([
      service.removePerson(context, first, second),
      service.removePerson(context, second, first),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await owners()).toBe(1);
  });
});
