import { adminGate, adminStats } from '@fanclub/contract/admin/routes';
import {
  addPasskey,
  listPasskeys,
  passGateByPasskey,
  removePasskey,
  removePasskeysOf,
  requirePasskeys,
  startGatePasskey,
  startPasskey,
} from '@fanclub/contract/passkeys/routes';
import { listPeople, removePerson } from '@fanclub/contract/people/routes';
import { checkAdmin } from '@fanclub/contract/sessions/routes';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateOpenedNow } from '#pipeline/admin-gate';
import { serverContext } from '#platform/context';
import { openGateByPhrase } from '#repositories/admins';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import {
  type Authenticator,
  addDevice,
  createAuthenticator,
  storePasskey,
} from '../../../test/authenticator.ts';
import { buildPerson } from '../../../test/build-person.ts';
import { testDb } from '../../../test/firebase.ts';
import { issuedEarlier } from '../../../test/session-times.ts';
import { statusAndCode } from '../../../test/status-and-code.ts';
import * as service from './remove-passkeys.ts';
import { requirePasskeys as requireService } from './require-passkeys.ts';

const rowOf = (email: string) => testDb().doc(`admins/${email}`);
const closeGate = ({ email }: BuiltAdmin) => rowOf(email).update({ gates: {} });
const stats = async (token: string) => statusAndCode(await call(adminStats, { token }));
const open = [200, undefined];
const closed = [403, 'gate_required'];
const refused = [401, 'passkey_refused'];
const statesOfMails = async (email: string) => {
  const { docs } = await testDb().collection('mail').where('to', '==', email).get();
  return docs.map((row) => row.get('message.data.state'));
};

let admin: BuiltAdmin;
beforeEach(async () => {
  admin = await signInAdmin();
});

const gateChallenge = async (token = admin.token) =>
  (await callOrThrow(startGatePasskey, { token })).challenge;
const addChallenge = async (token = admin.token) =>
  (await callOrThrow(startPasskey, { token })).challenge;
const pass = async (body: ReturnType<Authenticator['prove']>, token = admin.token) =>
  statusAndCode(await call(passGateByPasskey, { token, body }));
const add = async (made: ReturnType<Authenticator['make']>, token = admin.token) =>
  statusAndCode(
    await call(addPasskey, { token, body: { ...made, name: 'Phone', transports: ['internal'] } }),
  );

describe('an admin with a passkey', () => {
  let device: Authenticator;
  beforeEach(async () => {
    device = await addDevice(admin.token);
    await closeGate(admin);
  });

  it('opens the panel with it', async () => {
    expect(await stats(admin.token)).toEqual(closed);
    expect((await call(checkAdmin, { token: admin.token })).body.has_passkey).toBe(true);
    expect(await pass(device.prove({ challenge: await gateChallenge() }))).toEqual(open);
    expect(await stats(admin.token)).toEqual(open);
    const { passkeys } = await callOrThrow(listPasskeys, { token: admin.token });
    expect(passkeys).toMatchObject([{ id: device.id, name: 'Phone' }]);
    expect(passkeys[0]?.last_used_at).toBeTruthy();
  });

  it('is refused with a pass phrase, whether it is right or not, and the owners see it', async () => {
    for (const password of ['azzurri-one', 'wrong']) {
      const answer = await call(adminGate, { token: admin.token, body: { password } });
      expect(statusAndCode(answer)).toEqual([403, 'gate_asks_passkey']);
    }
    expect(await stats(admin.token)).toEqual(closed);
    expect((await auditRowsBy(admin.email)).map(({ action }) => action)).toEqual([
      'add_passkey',
      'gate_refused',
      'gate_refused',
    ]);
  });

  it('cannot use a signature twice', async () => {
    const proof = device.prove({ challenge: await gateChallenge(), counter: 1 });
    expect(await pass(proof)).toEqual(open);
    await closeGate(admin);
    expect(await pass(proof)).toEqual(refused);
    expect(await stats(admin.token)).toEqual(closed);
  });

  it.each([
    ['another site', { origin: 'https://jofci.example' }],
    ['another host', { rpId: 'jofci.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['a challenge of our own making', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused with the signature for %s', async (_, changed) => {
    const challenge = await gateChallenge();
    expect(await pass(device.prove({ challenge, ...changed }))).toEqual(refused);
    // The refused call has used up the challenge, so a correct signature of the challenge is refused, too.
    expect(await pass(device.prove({ challenge }))).toEqual(refused);
    expect(await stats(admin.token)).toEqual(closed);
  });

  it('is refused where the counter of the device went back, as that of a copy does', async () => {
    const first = device.prove({ challenge: await gateChallenge(), counter: 7 });
    expect(await pass(first)).toEqual(open);
    const second = device.prove({ challenge: await gateChallenge(), counter: 6 });
    expect(await pass(second)).toEqual(refused);
  });

  it('is refused with the passkey of another admin', async () => {
    const other = await signInAdmin();
    const theirs = await addDevice(other.token);
    expect(await pass(theirs.prove({ challenge: await gateChallenge() }))).toEqual(refused);
  });

  it('is refused with a challenge of another session, or one that is over', async () => {
    const earlier = issuedEarlier(admin.token, 2_000);
    const challenge = await gateChallenge(earlier);
    expect(await pass(device.prove({ challenge }))).toEqual(refused);
    const [key] = Object.keys((await rowOf(admin.email).get()).get('passkey_challenges'));
    await rowOf(admin.email).update({
      [`passkey_challenges.${key}.expires_at`]: Timestamp.fromMillis(Date.now() - 1),
    });
    expect(await pass(device.prove({ challenge }), earlier)).toEqual(refused);
  });

  it('cannot open the gate with a challenge for adding one', async () => {
    await pass(device.prove({ challenge: await gateChallenge() }));
    const challenge = await addChallenge();
    expect(await pass(device.prove({ challenge }))).toEqual(refused);
  });

  it('has as many tries as with pass phrases', async () => {
    const wrong = { ...device.prove({ challenge: 'none' }) };
    for (let i = 0; i < 5; i++) expect(await pass(wrong)).toEqual(refused);
    expect(await pass(wrong)).toEqual([429, 'rate_limited']);
  });

  it('gives the pass phrases back by removing the last one, and a repeat changes nothing', async () => {
    await pass(device.prove({ challenge: await gateChallenge() }));
    const remove = () =>
      call(removePasskey, { token: admin.token, body: { id: device.id } }).then(statusAndCode);
    expect([await remove(), await remove()]).toEqual([open, open]);
    const actions = (await auditRowsBy(admin.email)).map(({ action }) => action);
    expect(actions).toEqual(['add_passkey', 'remove_passkey']);
    expect(statusAndCode(await call(startGatePasskey, { token: admin.token }))).toEqual([
      404,
      'passkey_not_found',
    ]);
    const phrase = { token: admin.token, body: { password: 'azzurri-one' } };
    expect((await call(adminGate, phrase)).status).toBe(200);
  });
});

describe('adding a passkey', () => {
  it('needs an open gate', async () => {
    await closeGate(admin);
    expect(statusAndCode(await call(startPasskey, { token: admin.token }))).toEqual(closed);
    expect(await add(createAuthenticator().make({ challenge: 'none' }))).toEqual(closed);
  });

  it('is told by mail, and twice the same is once', async () => {
    const made = createAuthenticator().make({ challenge: await addChallenge() });
    const created = [201, undefined];
    expect([await add(made), await add(made)]).toEqual([created, created]);
    expect((await callOrThrow(listPasskeys, { token: admin.token })).passkeys).toHaveLength(1);
    expect(await statesOfMails(admin.email)).toEqual(['added']);
  });

  it('ends the gates that a pass phrase opened in other sessions', async () => {
    const elsewhere = issuedEarlier(admin.token, 2_000);
    await call(adminGate, { token: elsewhere, body: { password: 'azzurri-one' } });
    expect(await stats(elsewhere)).toEqual(open);
    await addDevice(admin.token);
    expect([await stats(elsewhere), await stats(admin.token)]).toEqual([closed, open]);
  });

  it.each([
    ['another site', { origin: 'https://jofci.example' }],
    ['another host', { rpId: 'jofci.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused with what a device made for %s', async (_, changed) => {
    const challenge = await addChallenge();
    const device = createAuthenticator();
    expect(await add(device.make({ challenge, ...changed }))).toEqual(refused);
    expect(await add(device.make({ challenge }))).toEqual(refused);
    expect((await callOrThrow(listPasskeys, { token: admin.token })).passkeys).toEqual([]);
  });

  it('ends with the tenth', async () => {
    const ids = Array.from({ length: 10 }, (_, i) => `passkey-${i}`);
    await storePasskey(admin.email);
    const [one] = (await rowOf(admin.email).get()).get('passkeys');
    await rowOf(admin.email).update({ passkeys: ids.map((id) => ({ ...one, id })) });
    expect(statusAndCode(await call(startPasskey, { token: admin.token }))).toEqual([
      409,
      'passkeys_full',
    ]);
  });
});

describe('an owner', () => {
  it('removes the passkeys of an admin who lost them, whom the gate asks for a pass phrase again', async () => {
    const other = await signInAdmin(undefined, 'open', 'reviewer');
    await addDevice(other.token);
    const counted = async () => {
      const { people } = await callOrThrow(listPeople, { token: admin.token });
      return people.find(({ email }) => email === other.email)?.passkeys;
    };
    expect(await counted()).toBe(1);
    const remove = (token: string) =>
      call(removePasskeysOf, { token, body: { email: other.email } }).then(statusAndCode);
    expect(await remove(other.token)).toEqual([403, 'role_not_allowed']);
    expect([await remove(admin.token), await remove(admin.token)]).toEqual([open, open]);
    expect(await counted()).toBe(0);
    expect(await stats(other.token)).toEqual(closed);
    const phrase = { token: other.token, body: { password: 'azzurri-two' } };
    expect((await call(adminGate, phrase)).body).toEqual({ success: true });
    expect(await auditRowsBy(admin.email)).toMatchObject([
      { action: 'remove_passkey', about_admin: other.email },
    ]);
    expect((await statesOfMails(other.email)).sort()).toEqual(['added', 'removed']);
    const nobody = { token: admin.token, body: { email: 'nobody@club.test' } };
    expect(statusAndCode(await call(removePasskeysOf, nobody))).toEqual([404, 'person_not_found']);
  });

  it('without a passkey requires none of anybody', async () => {
    const asked = { token: admin.token, body: { required: true } };
    expect(statusAndCode(await call(requirePasskeys, asked))).toEqual([403, 'passkey_required']);
    const ended = { token: admin.token, body: { required: false } };
    expect((await call(requirePasskeys, ended)).status).toBe(200);
  });
});

describe('a session that a pass phrase let in where everybody needs a passkey', () => {
  beforeEach(async () => {
    const [session = ''] = Object.keys((await rowOf(admin.email).get()).get('gates'));
    const until = Timestamp.fromMillis(Date.now() + 60_000);
    await rowOf(admin.email).update({ gates: {}, passkey_gates: { [session]: until } });
  });

  it('may do nothing but add one, which opens the panel', async () => {
    expect(await stats(admin.token)).toEqual([403, 'passkey_required']);
    const listed = await call(listPasskeys, { token: admin.token });
    expect(statusAndCode(listed)).toEqual([403, 'passkey_required']);
    await addDevice(admin.token);
    expect(await stats(admin.token)).toEqual(open);
  });
});

// These tests use a separate database, because requiring a passkey would close the gate of all other tests.
describe('requiring a passkey of everybody', () => {
  // The default app must be initialised first.
  const club = serverContext();
  const db = getFirestore(initializeApp({ projectId: `demo-passkeys-${Date.now()}` }, 'passkeys'));
  const context = { ...club, db };
  const [mine, theirs] = ['owner@club.test', 'reviewer@club.test'];
  const later = Timestamp.fromMillis(Date.now() + 60_000);
  beforeEach(async () => {
    await db.doc('settings/gate').set({ hashes: ['one'] });
    await db.doc(`admins/${mine}`).set({ google_sub: '1', gates: { 1: later }, passkeys: [{}] });
    await db.doc(`admins/${theirs}`).set({ google_sub: '2', gates: { 1: later } });
  });
  const gatesOf = async (email: string) => (await db.doc(`admins/${email}`).get()).get('gates');

  it('closes the gate of those who have none, who come in by a pass phrase only to add one', async () => {
    await requireService(context, mine, true);
    await requireService(context, mine, true);
    expect((await db.doc('settings/gate').get()).data()).toEqual({
      hashes: ['one'],
      requires_passkeys: true,
    });
    expect([await gatesOf(mine), await gatesOf(theirs)]).toEqual([{ 1: later }, {}]);
    const opened = gateOpenedNow(context, { authTime: 2 });
    expect(await openGateByPhrase(db, theirs, opened)).toBe(false);
    expect(await gatesOf(theirs)).toEqual({});
    await requireService(context, mine, false);
    expect(await openGateByPhrase(db, theirs, opened)).toBe(true);
    expect(Object.keys(await gatesOf(theirs))).toEqual(['2']);
  });

  it('keeps the last passkey of everybody', async () => {
    await requireService(context, mine, true);
    await db.doc(`admins/${mine}`).update({ passkeys: [{ id: 'one' }] });
    const caller = {
      kind: 'admin',
      uid: 'a1',
      email: mine,
      role: 'owner',
      authTime: 1,
      gateOpenUntilMs: later.toMillis(),
      mayAddPasskeyUntilMs: 0,
      hasPasskey: true,
      language: null,
    } as const;
    await expect(service.removePasskey(context, caller, 'one')).rejects.toMatchObject({
      code: 'last_passkey',
    });
    await expect(service.removePasskeysOf(context, mine, mine)).rejects.toMatchObject({
      code: 'last_passkey',
    });
  });
});

it('a removed admin leaves no passkey', async () => {
  const email = await buildPerson();
  await storePasskey(email);
  await callOrThrow(removePerson, { token: admin.token, body: { email } });
  expect((await rowOf(email).get()).exists).toBe(false);
});
