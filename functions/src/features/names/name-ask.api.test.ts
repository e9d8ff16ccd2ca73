import { countQueues } from '@fanclub/contract/admin/case-routes';
import { updateUser } from '@fanclub/contract/admin/routes';
import { answerNameAsk } from '@fanclub/contract/names/admin-routes';
import { askForName, withdrawNameAsk } from '@fanclub/contract/names/routes';
import { approved, type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { statusAndCode } from '../../../test/status-and-code.ts';
import { storeMember } from '../../../test/store-member.ts';
import {
  askForName as askInProcess,
  withdrawNameAsk as withdrawInProcess,
} from './ask-for-name.ts';

let admin: BuiltAdmin;
beforeAll(async () => {
  admin = await signInAdmin();
});

const rowOf = async ({ id }: { id: string }) =>
  (await testDb().doc(`members/${id}`).get()).data() ?? {};
const name = { first_name: 'Nora', last_name: 'Neri' };
const ask = (member: BuiltMember, body: object = {}, query: { for?: string } = {}) =>
  call(askForName, { token: member.token, query, body: { ...name, ...body } });
const askIdOf = async (member: BuiltMember) => (await rowOf(member)).name_ask?.id ?? 'none';
const answer = async (member: BuiltMember, body: object, { token } = admin) =>
  call(answerNameAsk, {
    params: { id: member.id },
    token,
    body: { ask: await askIdOf(member), accept: true, ...body },
  });
const waiting = async () => (await callOrThrow(countQueues, { token: admin.token })).names;

describe('a request to correct the name', () => {
  it('changes nothing until staff accept it, and then row, search, version and history, with a mail', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    const before = await rowOf(member);
    const [queued, asked] = [await waiting(), await ask(member, { note: 'As in my passport.' })];
    expect(asked.body.name_ask).toMatchObject({ ...name, note: 'As in my passport.' });
    expect((await rowOf(member)).first_name).toBe(before.first_name);
    expect(await waiting()).toBeGreaterThan(queued);
    const accepted = await answer(member, {});
    expect(accepted.body.user).toMatchObject({ ...name, name_ask: null, name_asked_at: null });
    const after = await rowOf(member);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.search_keys).not.toEqual(before.search_keys);
    const mail = await deliveredMail(member.email, ({ subject }) => /corrected/.test(subject));
    expect(mail.text).toMatch(/keeps the old name/);
    const actions = (await auditRowsOf(member.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['update', 'accept_name']));
  });

  it('that staff accept is compared with other members, and others with the accepted name', async () => {
    const birth_date = '1979-08-07';
    const other = await storeMember({ ...name, birth_date, phone: '+393331112223' });
    const fresh = { ...approved, similar_to: [], flags: [] };
    const member = await storeMember({ birth_date, phone: '+393334445556' }, fresh);
    await ask(member);
    const { user } = (await answer(member, {})).body;
    expect(user).toMatchObject({
      similar_to: [other.requestNumber],
      flags: ['similar_person'],
      flagged_since_decision: true,
    });
    const third = await buildMember({ ...name, birth_date, phone: '+393337778889' });
    expect((await rowOf(third)).similar_to.toSorted()).toEqual(
      [other.requestNumber, member.requestNumber].toSorted(),
    );
  });

  it('that staff decline leaves the name, and the mail has their note', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    const before = await rowOf(member);
    await ask(member);
    const declined = await answer(member, { accept: false, note: 'Send the passport first.' });
    expect(declined.body.user).toMatchObject({ first_name: before.first_name, name_ask: null });
    const mail = await deliveredMail(member.email, ({ text }) => /passport first/.test(text));
    expect(mail.subject).not.toMatch(/corrected/);
    expect((await auditRowsOf(member.id)).map(({ action }) => action)).toEqual(['decline_name']);
  });

  it('is one at a time, can be repeated, and is withdrawn by the member', async () => {
    const member = await storeMember({ juventus_card: false });
    expect((await ask(member)).status).toBe(200);
    const id = await askIdOf(member);
    expect((await ask(member)).status).toBe(200);
    expect(await askIdOf(member)).toBe(id);
    const other = await ask(member, { first_name: 'Nina' });
    expect(statusAndCode(other)).toEqual([409, 'invalid_transition']);
    const { token } = member;
    for (let i = 0; i < 2; i++) {
      expect((await callOrThrow(withdrawNameAsk, { token, query: {} })).name_ask).toBeNull();
    }
    const late = await answer(member, { ask: id });
    expect(statusAndCode(late)).toEqual([409, 'invalid_transition']);
    expect((await rowOf(member)).first_name).not.toBe(name.first_name);
  });

  it('is stored by one commit, and withdrawn by one', async () => {
    const members = () => storeMember({ juventus_card: false });
    await expectOneCommit({
      prepare: members,
      write: ({ id }) => askInProcess(serverContext(), id, name),
      state: rowOf,
    });
    await expectOneCommit({
      prepare: async () => {
        const member = await members();
        await ask(member);
        return member;
      },
      write: ({ id }) => withdrawInProcess(serverContext(), id),
      state: rowOf,
    });
  });

  it('follows the rules of names, and is about the caller or the family alone', async () => {
    const member = await storeMember({ juventus_card: false });
    expect((await ask(member, { first_name: '12' })).body.errors).toHaveProperty('first_name');
    const stranger = await storeMember({ juventus_card: false });
    const foreign = await ask(member, {}, { for: stranger.id });
    expect(statusAndCode(foreign)).toEqual([404, 'user_not_found']);
    const ward = await storeMember(
      { juventus_card: false },
      { guardian_id: member.id, account: 'none' },
    );
    expect((await ask(member, {}, { for: ward.id })).status).toBe(200);
    expect((await rowOf(ward)).name_ask).toMatchObject(name);
  });

  it('is closed by a repeated answer where a process died after the name was changed', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    await ask(member);
    await callOrThrow(updateUser, { params: { id: member.id }, token: admin.token, body: name });
    expect((await answer(member, {})).body.user).toMatchObject({ ...name, name_ask: null });
    const actions = (await auditRowsOf(member.id)).map(({ action }) => action);
    expect(actions).toEqual(['update', 'accept_name']);
  });

  it('that two admins answer at once is answered once', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    await ask(member);
    const id = await askIdOf(member);
    await Promise.all([answer(member, { ask: id }), answer(member, { ask: id, accept: false })]);
    const rows = (await auditRowsOf(member.id)).filter(({ action }) => /_name$/.test(action));
    expect(rows).toHaveLength(1);
  });

  it('is answered by owners and reviewers, who saw the present version', async () => {
    const member = await storeMember({ juventus_card: false }, approved);
    await ask(member);
    const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
    const refused = await answer(member, {}, treasurer);
    expect(statusAndCode(refused)).toEqual([403, 'role_not_allowed']);
    const outdated = await answer(member, { version: 1 });
    expect(statusAndCode(outdated)).toEqual([409, 'changed_meanwhile']);
  });
});
