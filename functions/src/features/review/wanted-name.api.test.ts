import { api } from '@fanclub/contract/api';
import { approved, type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { sendItems as sendInProcess } from './send-items.ts';

const admin = await signInAdmin();

const name = { first_name: 'Nora', last_name: 'Neri' };
const present = { first_name: 'Sara', last_name: 'Rossi' };
const cardless = (more = {}) => storeMember({ juventus_card: false }, more);
const want = ({ token }: BuiltMember, body: object = {}, query: { for?: string } = {}) =>
  call(api.sendItems, { token, query, body: { ...name, ...body } });
const edit = ({ id }: BuiltMember, body: object, { token } = admin) =>
  call(api.updateUser, { params: { id }, token, body });
const decide =
  (route: typeof api.approveUser | typeof api.rejectUser | typeof api.undoDecision) =>
  async ({ id }: BuiltMember) =>
    callOrThrow(route, { params: { id }, token: admin.token, body: {} });
const waiting = async () => (await callOrThrow(api.countQueues, { token: admin.token })).names;

it('a wanted name changes nothing until staff save it as the name, and then row, search, version and history', async () => {
  const member = await cardless(approved);
  const before = await storedMember(member);
  const queued = await waiting();
  expect((await want(member)).body.wanted_name).toMatchObject(name);
  expect(await waiting()).toBeGreaterThan(queued);
  const asked = await storedMember(member);
  expect(asked).toMatchObject({ ...present, search_keys: before?.search_keys });
  const { version } = asked ?? {};
  const accepted = await edit(member, { ...name, version });
  expect(accepted.body.user).toMatchObject({ ...name, wanted_name: null });
  const after = await storedMember(member);
  expect(after?.version).toBeGreaterThan(version ?? Infinity);
  expect(after?.search_keys).not.toEqual(before?.search_keys);
  expect((await edit(member, { ...name, version })).status).toBe(200);
  const [row, ...more] = await auditRowsOf(member.id);
  expect([row, more]).toMatchObject([
    { action: 'update', fields: ['first_name', 'last_name', 'wanted_name'] },
    [],
  ]);
});

it('a wanted name ends when staff save the present name, and stays with another edit', async () => {
  const member = await cardless(approved);
  await want(member);
  const other = await edit(member, { phone: '+393337654321' });
  expect(other.body.user).toMatchObject({ ...present, wanted_name: name });
  const declined = await edit(member, present);
  expect(declined.body.user).toMatchObject({ ...present, wanted_name: null });
});

it('a wanted name is one: the same again writes nothing, another one replaces it, the present name withdraws it', async () => {
  const member = await cardless();
  expect((await want(member)).status).toBe(200);
  const first = await storedMember(member);
  expect((await want(member, { first_name: 'Nora ' })).status).toBe(200);
  expect(await storedMember(member)).toEqual(first);
  expect((await want(member, { first_name: 'Nina' })).body.wanted_name).toMatchObject({
    first_name: 'Nina',
  });
  expect((await want(member, present)).body.wanted_name).toBeNull();
  const withdrawn = await storedMember(member);
  expect((await want(member, present)).status).toBe(200);
  expect(await storedMember(member)).toEqual(withdrawn);
});

it('a wanted name is refused to an edit that was made before the member named another one', async () => {
  const member = await cardless(approved);
  await want(member);
  const seen = (await storedMember(member))?.version;
  await want(member, { first_name: 'Nina' });
  expect((await edit(member, { ...name, version: seen })).body).toMatchObject({
    code: 'changed_meanwhile',
    changed: ['wanted_name'],
  });
});

it('a wanted name is stored by one commit', async () => {
  await expectOneCommit({
    prepare: () => cardless(),
    write: ({ id }) => sendInProcess(serverContext(), id, name),
    state: storedMember,
  });
});

it('a wanted name follows the rules of names, is a name and nothing else, and is about the caller or the family', async () => {
  const member = await cardless();
  const errorsOf = async (body: object) => (await want(member, body)).body.errors;
  expect(await errorsOf({ first_name: '12' })).toHaveProperty('first_name');
  expect(await errorsOf({ last_name: undefined })).toEqual({ last_name: 'field_required' });
  expect(await errorsOf({ phone: '+393337654321' })).toEqual({ phone: 'unknown_field' });
  const stranger = await cardless();
  const foreign = await want(member, {}, { for: stranger.id });
  expect(statusAndCode(foreign)).toEqual([404, 'user_not_found']);
  const ward = await cardless({ guardian_id: member.id, account: 'none' });
  expect((await want(member, {}, { for: ward.id })).status).toBe(200);
  expect((await storedMember(ward))?.wanted_name).toMatchObject(name);
});

it('a wanted name is accepted by owners and reviewers only', async () => {
  const member = await cardless(approved);
  await want(member);
  const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
  expect(statusAndCode(await edit(member, name, treasurer))).toEqual([403, 'role_not_allowed']);
  expect(await storedMember(member)).toMatchObject({ ...present, wanted_name: name });
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  expect((await edit(member, name, reviewer)).body.user).toMatchObject(name);
});

it('a wanted name ends with a rejection, comes back when the rejection is undone, and waits beyond an approval', async () => {
  const member = await cardless();
  await want(member);
  await decide(api.rejectUser)(member);
  expect((await storedMember(member))?.wanted_name).toBeNull();
  expect(statusAndCode(await want(member))).toEqual([409, 'invalid_transition']);
  await decide(api.undoDecision)(member);
  expect((await storedMember(member))?.wanted_name).toMatchObject(name);
  await decide(api.approveUser)(member);
  expect((await storedMember(member))?.wanted_name).toMatchObject(name);
});

it('a wanted name ends when the member corrects the name because a reviewer asked for it', async () => {
  const at = new Date('2026-11-20T10:00:00.000Z');
  const requested = {
    at: Timestamp.fromDate(at),
    items: ['last_name'],
    note: null,
    mail_id: null,
  };
  const member = await cardless({ requested });
  await want(member);
  const body = { since: at.toISOString(), last_name: 'Bianchi' };
  const { token } = member;
  expect((await callOrThrow(api.sendItems, { token, query: {}, body })).wanted_name).toBeNull();
});

it('a wanted name is compared with other members when staff accept it, and others with the accepted name', async () => {
  const birth_date = '1979-08-07';
  const other = await storeMember({ ...name, birth_date, phone: '+393331112223' });
  const fresh = { ...approved, similar_to: [], flags: [] };
  const member = await storeMember({ birth_date, phone: '+393334445556' }, fresh);
  expect((await edit(member, name)).body.user).toMatchObject({
    similar_to: [other.requestNumber],
    flags: ['similar_person'],
    flagged_since_decision: true,
  });
  const third = await buildMember({ ...name, birth_date, phone: '+393337778889' });
  expect((await storedMember(third))?.similar_to.toSorted()).toEqual(
    [other.requestNumber, member.requestNumber].toSorted(),
  );
});
