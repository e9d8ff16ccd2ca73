import { api } from '@fanclub/contract/api';
import { demoGatePassPhrases } from '@fanclub/stories/tools/access';
import { approved, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGate } from '#features/admin/check-gate';
import { changePhrases } from '#features/gate-phrases/change-phrases';
import { confirmSettings as confirmService } from '#features/settings/confirm-settings';
import type { AdminCaller } from '#pipeline/caller';
import { type ServerContext, serverContext } from '#platform/context';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildPerson } from '../../../test/build-person.ts';
import { hasAccount, testAuth, testDb } from '../../../test/firebase.ts';
import { letCutPass } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import * as service from './change-staff.ts';

let owner: BuiltAdmin;
beforeEach(async () => {
  owner = await signInAdmin();
});

const rowOf = async (email: string) => (await testDb().doc(`admins/${email}`).get()).data();
const inList = async (email: string) => {
  const { body } = await call(api.listStaff, { token: owner.token });
  return body.staff.find((person) => person.email === email);
};
const mailsAbout = async (email: string) => {
  const { docs } = await testDb().collection('mail').where('to', '==', owner.email).get();
  return docs.map((row) => row.get('message.data')).filter(({ about }) => about === email);
};
const asOwner = <B>(body: B) => ({ token: owner.token, body });

it('a new admin signs in with Google, with that role, and is in the list with the day', async () => {
  const email = uniqueEmail('person');
  const { status } = await call(
    api.addPerson,
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
  expect((await call(api.adminFirebaseAuth, { body: { firebase_token: idToken } })).status).toBe(
    200,
  );
  expect((await call(api.checkAdmin, { token: idToken })).body).toMatchObject({
    role: 'treasurer',
  });
  const listed = await inList(email);
  expect(listed?.has_signed_in).toBe(true);
  expect(Date.parse(listed?.last_sign_in_at ?? '')).toBeGreaterThanOrEqual(before);
});

it('a new admin is told to the owners and in the history once, however often it is asked for', async () => {
  const email = uniqueEmail('person');
  const body = { email, role: 'reviewer' as const };
  for (const _ of [1, 2]) expect((await call(api.addPerson, asOwner(body))).status).toBe(201);
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

it('a new admin is refused with another role, and with what is no address', async () => {
  const email = await buildPerson('reviewer');
  const again = await call(api.addPerson, asOwner({ email, role: 'owner' as const }));
  expect([again.status, again.body]).toMatchObject([409, { code: 'person_exists' }]);
  expect(await rowOf(email)).toMatchObject({ role: 'reviewer' });
  const wrong = await call(api.addPerson, asOwner({ email: 'sara', role: 'boss' as 'owner' }));
  expect(wrong.body).toMatchObject({
    errors: { email: 'invalid_email', role: 'invalid_choice' },
  });
});

it('another role counts from the next call on, and is told', async () => {
  const person = await signInAdmin(undefined, 'open', 'reviewer');
  await call(api.changeRole, asOwner({ email: person.email, role: 'treasurer' as const }));
  expect((await call(api.checkAdmin, { token: person.token })).body.role).toBe('treasurer');
  expect(await mailsAbout(person.email)).toMatchObject([{ before: 'reviewer', role: 'treasurer' }]);
});

it.each([
  ['given', api.changeRole],
  ['taken', api.removePerson],
])('an unknown person is not %s', async (_, route) => {
  const body = { email: uniqueEmail('nobody'), role: 'owner' as const };
  const answer = await call(route as typeof api.changeRole, {
    token: owner.token,
    body: (route === api.removePerson ? { email: body.email } : body) as typeof body,
  });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'person_not_found' }]);
});

describe('somebody who becomes an owner', () => {
  const pending = () => testDb().doc('settings/pending');
  let second: BuiltAdmin;
  beforeEach(async () => {
    await pending().delete();
    second = await signInAdmin();
  });
  afterEach(() => pending().delete());
  const waiting = async ({ token }: BuiltAdmin) =>
    (await call(api.readSettings, { token })).body.pending;

  it('is confirmed by another owner first, and by no treasurer', async () => {
    const email = uniqueEmail('owner');
    const body = { email, role: 'owner' as const };
    for (const _ of [1, 2])
      expect((await call(api.addPerson, asOwner(body))).body.waits).toBe(true);
    expect(await rowOf(email)).toBeUndefined();
    const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
    expect(await waiting(treasurer)).toBeNull();
    const asked = await waiting(second);
    expect(asked?.changes).toEqual([{ field: `role:${email}`, before: null, after: 'owner' }]);
    const id = { id: asked?.id ?? '' };
    const by = async ({ token }: BuiltAdmin) =>
      (await call(api.confirmSettings, { token, body: id })).body;
    expect(await by(treasurer)).toMatchObject({ code: 'role_not_allowed' });
    expect(await by(owner)).toMatchObject({ code: 'second_person_required' });
    expect(await by(second)).toMatchObject({ success: true });
    expect(await rowOf(email)).toMatchObject({ role: 'owner', role_since: expect.anything() });
    expect(await hasAccount((await testAuth().getUserByEmail(email)).uid)).toBe(true);
    expect(await auditRowsBy(owner.email)).toMatchObject([
      { action: 'ask_settings' },
      { action: 'add_person', about_admin: email },
    ]);
    expect(await mailsAbout(email)).toHaveLength(1);
  });

  it('a promotion waits too, and is not confirmed over a role that changed meanwhile', async () => {
    const email = await buildPerson('reviewer');
    const body = { email, role: 'owner' as const };
    expect((await call(api.changeRole, asOwner(body))).body.waits).toBe(true);
    expect(await rowOf(email)).toMatchObject({ role: 'reviewer' });
    const id = (await waiting(second))?.id ?? '';
    await call(api.changeRole, asOwner({ email, role: 'treasurer' as const }));
    const late = await call(api.confirmSettings, { token: second.token, body: { id } });
    expect(late.body).toMatchObject({ code: 'settings_changed' });
    expect(await rowOf(email)).toMatchObject({ role: 'treasurer' });
  });
});

it('a removed admin is shut out at once, with the account at Firebase', async () => {
  const person = await signInAdmin();
  expect((await call(api.adminStats, { token: person.token })).status).toBe(200);
  await call(api.removePerson, asOwner({ email: person.email }));
  expect((await call(api.adminStats, { token: person.token })).status).toBe(403);
  expect(await rowOf(person.email)).toBeUndefined();
  expect(await hasAccount(person.uid)).toBe(false);
  expect(await mailsAbout(person.email)).toMatchObject([{ before: 'owner', role: null }]);
  // The removed person could confirm changes. From this time on, the owner cannot change payment details alone for 72
  // hours.
  const { second_gone_at } = (await rowOf(owner.email)) ?? {};
  expect(second_gone_at?.toMillis()).toBeGreaterThan(Date.now() - 60_000);
});

it('a removed admin does not come back into an old session with the row', async () => {
  const person = await signInAdmin(undefined, 'open', 'reviewer');
  await call(api.removePerson, asOwner({ email: person.email }));
  await call(api.addPerson, asOwner({ email: person.email, role: 'reviewer' as const }));
  await testDb().doc(`admins/${person.email}`).update({ google_sub: 'the same again' });
  expect((await call(api.adminStats, { token: person.token })).status).not.toBe(200);
});

it('a removed admin who was a member stays one', async () => {
  const member = await storeMember({}, approved);
  await testDb().doc(`admins/${member.email}`).set({ email: member.email, role: 'reviewer' });
  await call(api.removePerson, asOwner({ email: member.email }));
  expect((await testAuth().getUser(member.id)).email).toBe(member.email);
});

describe('the pass phrases', () => {
  const phrases = {
    first: 'the first of the phrases',
    second: 'the second of the phrases',
    third: 'the third of the phrases',
  };
  const withDb = (name: string) =>
    getFirestore(initializeApp({ projectId: `demo-${name}-${Date.now()}` }, name));
  /** Returns whether a pass phrase of the deployment opens the panel, and whether a new one does. */
  const openOldAndNew = (context: ServerContext) =>
    Promise.all(
      [demoGatePassPhrases[0], phrases.second].map((phrase) => {
        const caller = { email: 'first@club.test', role: 'owner', authTime: 1 } as AdminCaller;
        return checkGate(context, caller, phrase).then(
          () => true,
          () => false,
        );
      }),
    );

  it('wait for another owner, and no row has one of them', async () => {
    await testDb().doc('settings/pending').delete();
    const second = await signInAdmin();
    for (const _ of [1, 2]) {
      expect((await call(api.changeGatePhrases, asOwner(phrases))).body.waits).toBe(true);
    }
    expect((await testDb().doc('settings/gate').get()).exists).toBe(false);
    const { pending } = (await call(api.readSettings, { token: second.token })).body;
    expect(pending?.changes).toEqual([{ field: 'gate_phrases', before: null, after: '•••' }]);
    const stored = (await testDb().doc('settings/pending').get()).data();
    expect(JSON.stringify(stored)).not.toContain('of the phrases');
    const rows = await auditRowsBy(owner.email);
    expect(rows).toMatchObject([{ action: 'ask_settings', fields: ['gate_phrases'] }]);
    expect(JSON.stringify(rows)).not.toContain(String(stored?.changes[0].after));
    await testDb().doc('settings/pending').delete();
  });

  it('replace those of the deployment when the second owner confirms, without a deployment', async () => {
    const db = withDb('phrases');
    const context = { ...serverContext(), db };
    const [first, second] = ['first@club.test', 'second@club.test'] as const;
    for (const [google_sub, email] of [first, second].entries()) {
      await db.doc(`admins/${email}`).set({ role: 'owner', google_sub: `${google_sub}` });
    }
    expect(await changePhrases(context, first, phrases)).toEqual({ waits: true });
    expect(await openOldAndNew(context)).toEqual([true, false]);
    const id = (await db.doc('settings/pending').get()).get('id');
    await confirmService(context, { email: second, role: 'owner' }, id);
    expect(await openOldAndNew(context)).toEqual([false, true]);
    expect(await changePhrases(context, first, phrases)).toEqual({ waits: false });
  });

  it('pass phrases of a lone owner take effect at once; two equal ones are refused at their field', async () => {
    const db = withDb('phrase');
    const context = { ...serverContext(), db };
    await db.doc('admins/first@club.test').set({ role: 'owner', google_sub: 'one' });
    const alike = { ...phrases, third: phrases.first };
    await expect(changePhrases(context, 'first@club.test', alike)).rejects.toMatchObject({
      extras: { errors: { third: 'invalid_value' } },
    });
    expect(await changePhrases(context, 'first@club.test', phrases)).toEqual({ waits: false });
    const audit = await db.collection('audit').get();
    expect(audit.docs.map((row) => row.get('action'))).toEqual(['change_phrases']);
    expect(await openOldAndNew(context)).toEqual([false, true]);
  });
});

describe('the last owner', () => {
  const club = serverContext();
  /** The database of a separate club. The default app must be initialised before this one. */
  const db = getFirestore(initializeApp({ projectId: `demo-staff-${Date.now()}` }, 'staff'));
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

  it('makes somebody an owner alone, which every admin is mailed, and that one is new', async () => {
    await list(second, { role: 'reviewer', google_sub: 'two' });
    const third = 'third@club.test';
    expect(await service.addPerson(context, first, { email: third, role: 'owner' })).toEqual({
      waits: false,
    });
    expect((await db.doc(`admins/${third}`).get()).get('role_since')).toBeTruthy();
    const mails = await db.collection('mail').where('message.data.about', '==', third).get();
    expect(mails.docs.map((row) => row.get('to')).sort()).toEqual([first, second]);
    await db.doc(`admins/${third}`).delete();
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
