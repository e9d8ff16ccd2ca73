import { api } from '@fanclub/contract/api';
import { clubToday } from '@fanclub/contract/club/club-day';
import { dayBefore } from '@fanclub/contract/text/day';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { refreshStandings } from '#features/members/standing';
import { alignMemberships } from '#features/seasons/align-memberships';
import { serverContext } from '#platform/context';
import type { MembershipRow } from '#repositories/person';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { renewedSeason, renewingMember } from '../../../test/build-renewing.ts';
import { buildMembership, buildSeason } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const staff = settingsStaff();
const season = renewedSeason;
const { member, send, earlier, canSignIn } = renewingMember();
type DecisionRoute = typeof api.approveUser | typeof api.rejectUser | typeof api.undoDecision;
/** Sends a decision about the present application or, with a body, what the body says. */
const decide = async (route: DecisionRoute, body?: { request_number?: string }) =>
  call(route, {
    token: staff.owner.token,
    params: { id: member.id },
    body: body ?? { request_number: (await storedMember(member))?.request_number },
  });
const memberships = async () => (await storedMember(member))?.memberships ?? [];
/** Changes the running membership in the row. */
const change = async (fields: Partial<MembershipRow>) =>
  putFields(member, {
    memberships: [{ ...buildMembership(), ...(await memberships())[0], ...fields }],
  });

/**
 * Sends and approves a renewal, and sets the end of the running membership to yesterday, so that the next one begins
 * today.
 */
async function begun() {
  await send();
  await decide(api.approveUser);
  const today = clubToday();
  const yesterday = dayBefore(today);
  const [running, next] = await memberships();
  await putFields(member, {
    memberships: [
      buildMembership({ ...running, valid_until: yesterday }),
      buildMembership({ ...next, valid_from: today }),
    ],
    standing_until: yesterday,
  });
  return { today };
}

it.each([
  ['approval', api.approveUser],
  ['rejection', api.rejectUser],
  ['undo', api.undoDecision],
])('the %s by a page that shows the application of before is refused', async (_, route) => {
  await send();
  if (route === api.undoDecision) await decide(api.approveUser);
  const state = () =>
    Promise.all([storedMember(member), decisionMails(member.id), auditRowsOf(member.id)]);
  const before = await state();
  const { status, body } = await decide(route, { request_number: member.requestNumber });
  expect([status, body.code, body.changed]).toEqual([409, 'changed_meanwhile', ['request_number']]);
  expect(await state()).toEqual(before);
});

it.each([
  ['approval', api.approveUser, api.rejectUser],
  ['rejection', api.rejectUser, api.approveUser],
])(
  'the %s without a number decides only a renewal that waits, and is undone',
  async (_, route, opposite) => {
    await send();
    await decide(route, {});
    const decided = await storedMember(member);
    expect((await decide(route, {})).status).toBe(200);
    const refused = await decide(opposite, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_transition']);
    expect(await storedMember(member)).toEqual(decided);
    expect((await decide(api.undoDecision, {})).status).toBe(200);
    expect(await storedMember(member)).toMatchObject({
      request_status: 'submitted',
      is_paid: false,
      memberships: [{ season: '2026/27' }],
    });
    expect(await decisionMails(member.id)).toEqual([]);
  },
);

it('a renewal begins the day after the running membership, which stays until then, and the mail says so', async () => {
  await send();
  expect((await decide(api.approveUser)).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({
    memberships: [
      { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
      { season, pack_type: 'base', valid_from: '2027-07-01', valid_until: '2072-06-30' },
    ],
    is_renewal: true,
    standing: 'valid',
    held_seasons: ['2026/27', season],
    first_season: '2026/27',
    last_season: season,
  });
  expect(await earlier()).toMatchObject({ season: '2026/27', is_renewal: false });
  const [mail] = await decisionMails(member.id);
  expect(mail?.message.data).toEqual({ from: '2027-07-01', season });
});

it('a renewal is shown beside the running membership, and the code of each says its own period', async () => {
  await send();
  await decide(api.approveUser);
  const { token } = member;
  const { memberships } = (await call(api.ownMemberships, { token })).body;
  expect(memberships).toMatchObject([
    { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
    { season, pack_type: 'base', valid_from: '2027-07-01', valid_until: '2072-06-30' },
  ]);
  const proofs = await Promise.all(
    memberships.map(async ({ code }) => (await call(api.verifyCard, { body: { code } })).body),
  );
  expect(proofs).toMatchObject([
    { state: 'valid', season: '2026/27', pack_type: 'international' },
    { state: 'later', season, pack_type: 'base', valid_from: '2027-07-01' },
  ]);
  expect((await call(api.ownCardCode, { token })).body.season).toBe('2026/27');
});

it('a renewal waits for an end of the running season that staff have only just set', async () => {
  const label = '2070/71';
  await buildSeason({ label, ends: '2071-05-31', has_new_end: true });
  await change({ season: label, valid_until: null });
  await send();
  await decide(api.approveUser);
  expect(await memberships()).toMatchObject([
    { season: label, valid_until: '2071-05-31' },
    { season, valid_from: '2071-06-01' },
  ]);
});

it('a renewal leaves the card of before to the child for whom it was', async () => {
  const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
  await putFields(member, child);
  await change({ pack_type: 'under_14' });
  const code = (await call(api.ownCardCode, { token: member.token })).body.code;
  await send();
  expect((await storedMember(member))?.holder_first_name).toBeNull();
  expect((await memberships())[0]?.holder).toEqual(child);
  const { body } = await call(api.verifyCard, { body: { code } });
  expect(body).toMatchObject({ first_name: 'Dana', initial: 'K' });
});

it('a renewal holds on its first day even before the maintenance has noticed', async () => {
  const { today } = await begun();
  const shown = (await call(api.ownMemberships, { token: member.token })).body.memberships;
  expect(shown).toMatchObject([{ season, valid_from: today }]);
  const [{ code = '' } = {}] = shown;
  expect((await call(api.verifyCard, { body: { code } })).body.state).toBe('valid');
  await refreshStandings(serverContext(), () => 9_000);
  const moved = await storedMember(member);
  expect(moved).toMatchObject({ standing: 'valid', standing_until: '2072-06-30' });
  await refreshStandings(serverContext(), () => 9_000);
  expect(await storedMember(member)).toEqual(moved);
});

it('a renewal gives the membership of before back when it is withdrawn after its first day', async () => {
  await begun();
  await decide(api.rejectUser);
  expect(await storedMember(member)).toMatchObject({
    memberships: [{ season: '2026/27' }],
    held_seasons: ['2026/27'],
    first_season: '2026/27',
    last_season: '2026/27',
  });
});

it('a renewal counts from the approval if the membership of before has ended', async () => {
  // Other files may have left the season's row, whose end would count instead of the member's own.
  await testDb().doc('seasons/2026-27').delete();
  await change({ valid_until: '2026-01-31' });
  await send();
  await decide(api.approveUser);
  expect(await storedMember(member)).toMatchObject({
    memberships: [{ season: '2026/27' }, { season, valid_from: clubToday() }],
    standing: 'valid',
  });
});

it('a renewal ends with its season, and follows the running membership if that ends on another day', async () => {
  await send();
  await decide(api.approveUser);
  await buildSeason({ label: season, ends: '2072-07-31', has_new_end: true });
  await alignMemberships(serverContext(), () => 9_000);
  expect((await memberships()).at(-1)?.valid_until).toBe('2072-07-31');
});

it('a renewal that has begun stays as it is when the end of the season before it is moved', async () => {
  const { today } = await begun();
  const id = await buildSeason({ label: '2026/27', ends: '2027-08-31', has_new_end: true });
  await alignMemberships(serverContext(), () => 9_000);
  expect(await memberships()).toMatchObject([
    { season: '2026/27', valid_until: '2027-08-31' },
    { season, valid_from: today },
  ]);
  await testDb().doc(`seasons/${id}`).delete();
});

it('a renewal leaves the membership and its sessions alone when it is rejected', async () => {
  await send();
  await decide(api.rejectUser);
  const { body } = await call(api.me, { token: member.token, query: { user_id: member.id } });
  expect(body).toMatchObject({
    request_status: 'rejected',
    is_approved: true,
    membership: { season: '2026/27' },
  });
  expect(await canSignIn()).toBe(true);
});

it('a renewal is sent again without the document that was seen for the card of before', async () => {
  await change({ juventus_card: true });
  await send({ juventus_card: true });
  await decide(api.rejectUser);
  const again = (body = {}) => call(api.submitAgain, { token: member.token, body });
  expect((await again({ last_name: 'Somebody Else' })).body).toMatchObject({
    errors: { passportUrl: 'id_card_required' },
  });
  expect((await again()).status).toBe(200);
});

it('a renewal leaves the running membership when it is withdrawn before its first day', async () => {
  await send();
  await decide(api.approveUser);
  await decide(api.rejectUser);
  expect(await memberships()).toMatchObject([{ season: '2026/27' }]);
  expect(await canSignIn()).toBe(true);
});

it('a renewal that is approved and rejected at once leaves the running membership, and the next one or none', async () => {
  await send();
  await Promise.all([decide(api.approveUser), decide(api.rejectUser)]);
  expect((await storedMember(member))?.is_approved).toBe(true);
  const [running, next] = await memberships();
  expect(running?.season).toBe('2026/27');
  expect([undefined, season]).toContain(next?.season);
});
