import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { me, submitAgain } from '@fanclub/contract/members/routes';
import { call } from '@fanclub/stories/tools/call';
import { describe, expect, it } from 'vitest';
import { renewedSeason, renewingMember } from '../../../test/build-renewing.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { storedMember } from '../../../test/stored.ts';

const staff = settingsStaff();
const season = renewedSeason;
const { member, send, archived, canSignIn } = renewingMember();
const decide = (route: typeof approveUser | typeof rejectUser | typeof undoDecision) =>
  call(route, { token: staff.owner.token, params: { id: member.id }, body: {} });

describe('a renewal that is decided', () => {
  it('takes the place of the membership once it is approved, until the end of its season', async () => {
    await send();
    expect((await decide(approveUser)).status).toBe(200);
    expect((await storedMember(member))?.membership).toMatchObject({
      season,
      pack_type: 'base',
      valid_until: '2072-06-30',
      renewed_from: '2026/27',
    });
    expect((await archived())?.membership).toMatchObject({ season: '2026/27' });
  });

  it('leaves the membership and its sessions alone when it is rejected', async () => {
    await send();
    await decide(rejectUser);
    const { body } = await call(me, { token: member.token, query: { user_id: member.id } });
    expect(body).toMatchObject({
      request_status: 'rejected',
      is_approved: true,
      membership: { season: '2026/27' },
    });
    expect(await canSignIn()).toBe(true);
  });

  it('is sent again without the document that was seen for the card of before', async () => {
    const row = testDb().doc(`members/${member.id}`);
    await row.update({ 'membership.juventus_card': true });
    await send({ juventus_card: true });
    await decide(rejectUser);
    const again = (body = {}) => call(submitAgain, { token: member.token, body });
    expect((await again({ last_name: 'Somebody Else' })).body).toMatchObject({
      errors: { passportUrl: 'id_card_required' },
    });
    expect((await again()).status).toBe(200);
  });

  it('is restored by an undo, with the membership of before', async () => {
    await send();
    await decide(approveUser);
    expect((await decide(undoDecision)).status).toBe(200);
    expect(await storedMember(member)).toMatchObject({
      request_status: 'submitted',
      is_paid: false,
      membership: { season: '2026/27' },
    });
    expect(await decisionMails(member.id)).toEqual([]);
  });

  it('gives the earlier membership back when it is withdrawn later', async () => {
    await send();
    await decide(approveUser);
    await decide(rejectUser);
    expect((await storedMember(member))?.membership).toMatchObject({ season: '2026/27' });
    expect(await canSignIn()).toBe(true);
  });

  it('approved and rejected at once, leaves one membership or the other', async () => {
    await send();
    await Promise.all([decide(approveUser), decide(rejectUser)]);
    const { membership, is_approved } = (await storedMember(member)) ?? {};
    expect(is_approved).toBe(true);
    expect(['2026/27', season]).toContain(membership?.season);
  });
});
