import { api } from '@fanclub/contract/api';
import { clubToday } from '@fanclub/contract/club/club-day';
import type { FamilyMember } from '@fanclub/contract/members/family';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import type { MembershipRow } from '#repositories/person';
import { buildFamily, people, unlike } from '../../../test/build-family.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';

/** Seasons in which no other member of this suite has a membership. */
const [before, season] = ['2050/51', '2051/52'];
const held = buildMembership({ season: before, valid_until: '2051-06-30' });

let member: BuiltMember;
beforeEach(async () => {
  const name = { first_name: 'Sara', last_name: 'Ahmadi' };
  const number = { member_number: 1024, member_since: '2024-07-01' };
  const state = { request_status: 'approved', is_approved: true } as const;
  const row = { ...state, ...number, memberships: [held] };
  member = await storeMember({ juventus_card: false, ...name }, row);
});

const codeOf = async ({ token }: BuiltMember) => (await call(api.ownCardCode, { token })).body.code;
const verify = async (code: string) => (await call(api.verifyCard, { body: { code } })).body;
const shown = async ({ token }: BuiltMember) =>
  (await call(api.ownMemberships, { token })).body.memberships;
const give = (...memberships: MembershipRow[]) => putFields(member, { memberships });

it('the code proves a membership to whoever scans it, and says no more of its member', async () => {
  const code = await codeOf(member);
  expect(await codeOf(member)).toBe(code);
  expect(await verify(code)).toEqual({
    state: 'valid',
    first_name: 'Sara',
    initial: 'A',
    pack_type: 'base',
    season: before,
    valid_from: null,
    valid_until: '2051-06-30',
    member_number: 1024,
    member_since: '2024-07-01',
  });
});

it('the code proves nothing after the last day, and what was taken back', async () => {
  const code = await codeOf(member);
  await give({ ...held, valid_until: '2025-06-30' });
  expect(await verify(code)).toMatchObject({ state: 'ended', valid_until: '2025-06-30' });
  await give({ ...held, valid_until: null });
  expect(await verify(code)).toMatchObject({ state: 'valid', valid_until: null });
  await give();
  const nothing = { valid_until: null, member_number: null, member_since: null };
  expect(await verify(code)).toMatchObject({ state: 'withdrawn', ...nothing });
});

it('a card of the previous season is valid to its end after an early renewal, and has a successor', async () => {
  const code = await codeOf(member);
  const today = clubToday();
  const next = { ...held, season, valid_from: today, valid_until: '2052-06-30' };
  await give({ ...held, valid_until: today }, next);
  expect(await verify(code)).toMatchObject({ state: 'valid', season: before, valid_until: today });
  await give({ ...held, valid_until: '2025-06-30' }, next);
  expect(await verify(code)).toMatchObject({ state: 'ended', valid_until: '2025-06-30' });
  const successor = await codeOf(member);
  expect(successor).not.toBe(code);
  expect(await verify(successor)).toMatchObject({ state: 'valid', season });
  // This is the row after an undo of the approval for the later season.
  await give(held);
  expect(await verify(successor)).toMatchObject({ state: 'withdrawn' });
});

it('the code names the child whose card it is, and of a card of before the child and package of then', async () => {
  const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
  const ofChild = { ...held, pack_type: 'under_14' } as const;
  await putFields(member, { ...child, memberships: [ofChild] });
  const code = await codeOf(member);
  const dana = { first_name: 'Dana', initial: 'K', pack_type: 'under_14' };
  expect(await verify(code)).toMatchObject({ state: 'valid', ...dana });
  await putFields(member, { holder_first_name: null, holder_last_name: null });
  await give({ ...ofChild, holder: child }, { ...held, season });
  expect(await verify(code)).toMatchObject({ state: 'valid', season: before, ...dana });
  const sara = { first_name: 'Sara', initial: 'A', pack_type: 'base' };
  expect(await verify(await codeOf(member))).toMatchObject({ state: 'valid', season, ...sara });
});

it('the code follows the decisions of staff', async () => {
  const { token } = await signInAdmin();
  const applicant = await storeMember({ juventus_card: false });
  const none = await call(api.ownCardCode, { token: applicant.token });
  expect([none.status, none.body.code]).toEqual([403, 'account_not_approved']);
  await call(api.approveUser, { token, params: { id: applicant.id }, body: {} });
  const code = await codeOf(applicant);
  expect((await verify(code)).state).toBe('valid');
  await call(api.rejectUser, { token, params: { id: applicant.id }, body: {} });
  expect((await verify(code)).state).toBe('withdrawn');
  await call(api.deleteUser, { token, params: { id: applicant.id } });
  expect(await verify(code)).toMatchObject({ code: 'card_unknown' });
});

it('the code is found for none that we did not make', async () => {
  const code = await codeOf(member);
  const other = await codeOf(await storeMember({ juventus_card: false }, { memberships: [held] }));
  const mark = other.split('.')[2] ?? '';
  const [uid, seasonId] = code.split('.');
  const wrong = [code.slice(0, -1), `${uid}.${seasonId}.${mark}`, 'a', '..'];
  for (const guess of [...wrong, code.replace('2050-51', '2051-52')]) {
    const { status, body } = await call(api.verifyCard, { body: { code: guess } });
    expect([status, body.code]).toEqual([404, 'card_unknown']);
  }
});

it('what a member can show is the holder’s membership, by the name on the card, with its code', async () => {
  const memberships = [{ ...held, pack_type: 'under_14' as const }];
  const child = { holder_first_name: 'Dana', holder_last_name: 'Ahmadi' };
  await putFields(member, { memberships, ...child });
  const code = await codeOf(member);
  expect(await shown(member)).toEqual([
    {
      id: member.id,
      name: 'Dana Ahmadi',
      pack_type: 'under_14',
      season: before,
      valid_from: null,
      valid_until: '2051-06-30',
      member_number: 1024,
      member_since: '2024-07-01',
      code,
    },
  ]);
  await give();
  expect(await shown(member)).toEqual([]);
});

it('what a member can show is the family’s too, of those who have one, for nobody but their guardian', async () => {
  const guardian = await storeMember({ juventus_card: false, ...unlike() });
  const body = await buildFamily({ people: people(2) });
  const { family } = await callOrThrow(api.addFamily, { token: guardian.token, body });
  const [first, second] = family as [FamilyMember, FamilyMember];
  await putFields(second, { memberships: [held] });
  const ids = async (one: BuiltMember) => (await shown(one)).map(({ id }) => id);
  expect(await ids(guardian)).toEqual([second.id]);
  for (const one of [first, guardian]) await putFields(one, { memberships: [held] });
  expect((await ids(guardian))[0]).toBe(guardian.id);
  expect((await ids(guardian)).sort()).toEqual([guardian.id, first.id, second.id].sort());
  expect(await ids(member)).toEqual([member.id]);
});

it('what a member can show is nothing that admins have, nor anybody who is not signed in', async () => {
  const { token } = await signInAdmin();
  const answers = [await call(api.ownMemberships, { token }), await call(api.ownMemberships, {})];
  expect(answers.map(({ status }) => status)).toEqual([403, 401]);
});
