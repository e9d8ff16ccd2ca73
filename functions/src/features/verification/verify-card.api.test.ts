import { approveUser, deleteUser, rejectUser } from '@fanclub/contract/admin/routes';
import { ownCardCode, verifyCard } from '@fanclub/contract/verification/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberDoc } from '#repositories/members';
import { buildSeason } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';

/** Nobody else of this suite has them. */
const [before, season] = ['2050/51', '2051/52'];
const held = {
  ...{ season: before, pack_type: 'base', juventus_card: false, renewed_from: null },
  ...{ since: Timestamp.now(), valid_until: '2051-06-30' },
} as const;

let member: BuiltMember;
beforeEach(async () => {
  const name = { first_name: 'Sara', last_name: 'Ahmadi' };
  const row = { request_status: 'approved', is_approved: true, membership: held } as const;
  member = await buildMember({ juventus_card: false, ...name }, row);
});

const codeOf = async ({ token }: BuiltMember) => (await call(ownCardCode, { token })).body.code;
const verify = async (code: string) => (await call(verifyCard, { body: { code } })).body;
const give = (membership: object | null) => memberDoc(testDb(), member.id).update({ membership });

describe('the code of a card', () => {
  it('proves a membership to whoever scans it, and says no more of its member', async () => {
    const code = await codeOf(member);
    expect(await codeOf(member)).toBe(code);
    expect(await verify(code)).toEqual({
      ...{ state: 'valid', first_name: 'Sara', initial: 'A', pack_type: 'base' },
      ...{ season: before, valid_until: '2051-06-30' },
    });
  });

  it('proves nothing after the last day, and what was taken back', async () => {
    const code = await codeOf(member);
    await give({ ...held, valid_until: '2025-06-30' });
    expect(await verify(code)).toMatchObject({ state: 'ended', valid_until: '2025-06-30' });
    await give({ ...held, valid_until: null });
    expect(await verify(code)).toMatchObject({ state: 'valid', valid_until: null });
    await give(null);
    expect(await verify(code)).toMatchObject({ state: 'withdrawn', valid_until: null });
  });

  it('of the season before holds to its end for whoever has renewed early, and has a successor', async () => {
    const code = await codeOf(member);
    await give({ ...held, season, valid_until: '2052-06-30' });
    expect(await verify(code)).toMatchObject({ state: 'ended', season: before });
    await buildSeason({ label: before, ends: '2051-06-30' });
    expect(await verify(code)).toMatchObject({ state: 'valid', valid_until: '2051-06-30' });
    await buildSeason({ label: before, ends: '2025-06-30' });
    expect(await verify(code)).toMatchObject({ state: 'ended', valid_until: '2025-06-30' });
    await testDb().doc('seasons/2050-51').delete();
    const next = await codeOf(member);
    expect(next).not.toBe(code);
    expect(await verify(next)).toMatchObject({ state: 'valid', season });
    // Its approval was undone.
    await give(held);
    expect(await verify(next)).toMatchObject({ state: 'withdrawn' });
  });

  it('follows the decisions of staff', async () => {
    const { token } = await signInAdmin();
    const applicant = await buildMember({ juventus_card: false });
    const none = await call(ownCardCode, { token: applicant.token });
    expect([none.status, none.body.code]).toEqual([403, 'account_not_approved']);
    await call(approveUser, { token, params: { id: applicant.id }, body: {} });
    const code = await codeOf(applicant);
    expect((await verify(code)).state).toBe('valid');
    await call(rejectUser, { token, params: { id: applicant.id }, body: {} });
    expect((await verify(code)).state).toBe('withdrawn');
    await call(deleteUser, { token, params: { id: applicant.id } });
    expect(await verify(code)).toMatchObject({ code: 'card_unknown' });
  });

  it('is found for none that we did not make', async () => {
    const code = await codeOf(member);
    const other = await codeOf(await buildMember({ juventus_card: false }, { membership: held }));
    const mark = other.split('.')[2] ?? '';
    const [uid, seasonId] = code.split('.');
    const wrong = [code.slice(0, -1), `${code}.a`, `${uid}.${seasonId}.${mark}`, 'a', '..'];
    for (const guess of [...wrong, code.replace('2050-51', '2051-52')]) {
      const { status, body } = await call(verifyCard, { body: { code: guess } });
      expect([status, body.code]).toEqual([404, 'card_unknown']);
    }
  });
});
