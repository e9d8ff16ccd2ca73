import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { clubToday } from '@fanclub/contract/brand/club-day';
import { me, submitAgain } from '@fanclub/contract/members/routes';
import { dayBefore } from '@fanclub/contract/text/day';
import { ownCardCode, ownMemberships, verifyCard } from '@fanclub/contract/verification/routes';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { refreshStandings } from '#features/members/standing';
import { alignMemberships } from '#features/seasons/align-memberships';
import { serverContext } from '#platform/context';
import { renewedSeason, renewingMember } from '../../../test/build-renewing.ts';
import { buildSeason } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const staff = settingsStaff();
const season = renewedSeason;
const { member, send, archived, canSignIn } = renewingMember();
const decide = (route: typeof approveUser | typeof rejectUser | typeof undoDecision) =>
  call(route, { token: staff.owner.token, params: { id: member.id }, body: {} });
const todayInRome = () => clubToday();

/**
 * Sends and approves a renewal, and sets the end of the running membership to yesterday, so that the next one begins
 * today.
 */
async function begun() {
  await send();
  await decide(approveUser);
  const today = todayInRome();
  const yesterday = dayBefore(today);
  await putFields(member, {
    'membership.valid_until': yesterday,
    'next_membership.valid_from': today,
    standing_until: yesterday,
  });
  return { today };
}

it('a renewal begins the day after the running membership, which stays as it is until then', async () => {
  await send();
  expect((await decide(approveUser)).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({
    membership: { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
    next_membership: {
      season,
      pack_type: 'base',
      valid_from: '2027-07-01',
      valid_until: '2072-06-30',
      renewed_from: '2026/27',
    },
    standing: 'valid',
    held_seasons: ['2026/27', season],
    first_season: '2026/27',
    last_season: season,
  });
  expect((await archived())?.membership).toMatchObject({ season: '2026/27' });
});

it('a renewal is shown beside the running membership, and the code of each says its own period', async () => {
  await send();
  await decide(approveUser);
  const { token } = member;
  const { memberships } = (await call(ownMemberships, { token })).body;
  expect(memberships).toMatchObject([
    { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
    { season, pack_type: 'base', valid_from: '2027-07-01', valid_until: '2072-06-30' },
  ]);
  const proofs = await Promise.all(
    memberships.map(async ({ code }) => (await call(verifyCard, { body: { code } })).body),
  );
  expect(proofs).toMatchObject([
    { state: 'valid', season: '2026/27', pack_type: 'international' },
    { state: 'later', season, pack_type: 'base', valid_from: '2027-07-01' },
  ]);
  expect((await call(ownCardCode, { token })).body.season).toBe('2026/27');
});

it('a renewal waits for an end of the running season that staff have only just set', async () => {
  const label = '2070/71';
  await buildSeason({ label, ends: '2071-05-31', has_new_end: true });
  const running = { 'membership.season': label, 'membership.valid_until': null };
  await putFields(member, running);
  await send();
  await decide(approveUser);
  expect(await storedMember(member)).toMatchObject({
    membership: { season: label, valid_until: '2071-05-31' },
    next_membership: { season, valid_from: '2071-06-01' },
  });
});

it('a renewal is told with the day from which it counts', async () => {
  await send();
  await decide(approveUser);
  const [mail] = await decisionMails(member.id);
  expect(mail?.message.data).toEqual({ from: '2027-07-01', season });
});

it('a renewal holds on its first day even before the maintenance has moved it in the row', async () => {
  const { today } = await begun();
  const { memberships } = (await call(ownMemberships, { token: member.token })).body;
  expect(memberships).toMatchObject([{ season, valid_from: today }]);
  const [{ code = '' } = {}] = memberships;
  expect((await call(verifyCard, { body: { code } })).body.state).toBe('valid');
  await refreshStandings(serverContext(), () => 9_000);
  const moved = await storedMember(member);
  expect(moved).toMatchObject({
    membership: { season },
    next_membership: null,
    standing: 'valid',
    standing_until: '2072-06-30',
  });
  await refreshStandings(serverContext(), () => 9_000);
  expect(await storedMember(member)).toEqual(moved);
});

it('a renewal gives the membership of before back when it is withdrawn after its first day', async () => {
  await begun();
  await decide(rejectUser);
  expect(await storedMember(member)).toMatchObject({
    membership: { season: '2026/27' },
    next_membership: null,
    held_seasons: ['2026/27'],
    first_season: '2026/27',
    last_season: '2026/27',
  });
});

it('a renewal counts from the approval if the membership of before has ended', async () => {
  // Other files may have left the season's row, whose end would count instead of the member's own.
  await testDb().doc('seasons/2026-27').delete();
  await putFields(member, { 'membership.valid_until': '2026-01-31' });
  await send();
  await decide(approveUser);
  expect(await storedMember(member)).toMatchObject({
    membership: { season, renewed_from: '2026/27', valid_from: todayInRome() },
    next_membership: null,
    standing: 'valid',
  });
});

it('a renewal ends with its season, and follows the running membership if that ends on another day', async () => {
  await send();
  await decide(approveUser);
  await buildSeason({ label: season, ends: '2072-07-31', has_new_end: true });
  await alignMemberships(serverContext(), () => 9_000);
  expect((await storedMember(member))?.next_membership?.valid_until).toBe('2072-07-31');
});

it('a renewal leaves the membership and its sessions alone when it is rejected', async () => {
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

it('a renewal is sent again without the document that was seen for the card of before', async () => {
  await putFields(member, { 'membership.juventus_card': true });
  await send({ juventus_card: true });
  await decide(rejectUser);
  const again = (body = {}) => call(submitAgain, { token: member.token, body });
  expect((await again({ last_name: 'Somebody Else' })).body).toMatchObject({
    errors: { passportUrl: 'id_card_required' },
  });
  expect((await again()).status).toBe(200);
});

it('a renewal is restored by an undo, with the membership of before', async () => {
  await send();
  await decide(approveUser);
  expect((await decide(undoDecision)).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({
    request_status: 'submitted',
    is_paid: false,
    membership: { season: '2026/27' },
    next_membership: null,
  });
  expect(await decisionMails(member.id)).toEqual([]);
});

it('a renewal leaves the running membership when it is withdrawn before its first day', async () => {
  await send();
  await decide(approveUser);
  await decide(rejectUser);
  expect(await storedMember(member)).toMatchObject({
    membership: { season: '2026/27' },
    next_membership: null,
  });
  expect(await canSignIn()).toBe(true);
});

it('a renewal that is approved and rejected at once leaves the running membership, and the next one or none', async () => {
  await send();
  await Promise.all([decide(approveUser), decide(rejectUser)]);
  const { membership, next_membership, is_approved } = (await storedMember(member)) ?? {};
  expect(is_approved).toBe(true);
  expect(membership?.season).toBe('2026/27');
  expect([undefined, season]).toContain(next_membership?.season);
});
