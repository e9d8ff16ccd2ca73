import { api } from '@fanclub/contract/api';
import type { Season } from '@fanclub/contract/seasons/admin-routes';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { approved } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildMembership, buildSeason } from '../../../test/build-season.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { changesAs, settingsStaff } from '../../../test/settings-staff.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { countedIn } from '../../../test/watch-firestore.ts';
import { alignMemberships } from './align-memberships.ts';
import { dropSeason as dropInProcess } from './save-season.ts';
import { startDueSeasons } from './start-season.ts';

const staff = settingsStaff();
const plan = (seasonId: string, change: object = {}) =>
  call(api.saveSeason, {
    token: staff.owner.token,
    params: { seasonId },
    body: { opens: null, ends: '2099-06-30', plan: { price_base: 9 }, version: 0, ...change },
  });
const start = (seasonId: string) =>
  call(api.startSeason, { token: staff.owner.token, params: { seasonId } });
const maintain = async () => {
  await startDueSeasons(serverContext());
  await alignMemberships(serverContext(), () => 9_000);
};
const seasons = async (): Promise<Season[]> =>
  (await call(api.listSeasons, { token: staff.treasurer.token })).body.seasons;

it('the seasons have the current one among them, with the settings that count', async () => {
  const { season, price_base } = (await call(api.settings)).body as PublicSettings;
  expect((await seasons()).find(({ label }) => label === season)).toMatchObject({
    state: 'current',
    plan: { price_base },
  });
});

it('the seasons are planned without a change for anybody yet, and told in the history', async () => {
  const before = (await call(api.settings)).body;
  const { status, body } = await plan('2098-99');
  expect([status, body.season]).toMatchObject([
    200,
    { label: '2098/99', state: 'next', ends: '2099-06-30', plan: { price_base: 9 }, version: 1 },
  ]);
  expect((await call(api.settings)).body).toEqual(before);
  const told = await auditRowsBy(staff.owner.email);
  expect(told.map(({ action }) => action)).toEqual(['plan_season']);
  await call(api.dropSeason, { token: staff.owner.token, params: { seasonId: '2098-99' } });
  expect((await seasons()).map(({ id }) => id)).not.toContain('2098-99');
});

it('the seasons are nobody’s to change who has not seen the latest of one; a repeat is none', async () => {
  const id = await buildSeason({ version: 4 });
  expect((await plan(id, { version: 3 })).body).toMatchObject({ code: 'season_changed' });
  expect((await plan(id, { version: 4 })).body.season.version).toBe(5);
  expect((await plan(id, { version: 4 })).body.season.version).toBe(5);
});

it.each([
  ['a day that there is not', { ends: '2027-02-30' }, 'ends', 'invalid_date'],
  ['an end before its beginning', { opens: '2099-07-01' }, 'ends', 'invalid_date'],
  ['a price below nothing', { plan: { price_base: -1 } }, 'plan.price_base', 'number_out_of_range'],
])('the seasons refuse %s at its field', async (_, change, field, key) => {
  const { status, body } = await plan(await buildSeason(), { version: 1, ...change });
  expect([status, body]).toMatchObject([400, { errors: { [field]: key } }]);
});

it('a season whose end was moved stays marked until its memberships have the end, also if its price changes', async () => {
  const id = await buildSeason();
  // A day on which no other season ends.
  const ends = '2099-05-31';
  await plan(id, { version: 1, ends });
  await plan(id, { version: 2, ends, plan: { price_base: 8 } });
  expect((await testDb().doc(`seasons/${id}`).get()).data()).toMatchObject({
    plan: { price_base: 8 },
    has_new_end: true,
  });
});

it('a planned season is dropped by one commit, together with the history', () =>
  expectOneCommit({
    prepare: () => buildSeason(),
    write: (id) => dropInProcess(serverContext(), staff.owner.email, id),
    state: async (id) => [
      (await testDb().doc(`seasons/${id}`).get()).data(),
      await auditRowsBy(staff.owner.email),
    ],
  }));

it('a season that begins brings its prices along, and can be taken back like any setting', async () => {
  const id = await buildSeason({ plan: { price_base: 7, deadline: '2071-05-01T23:59:59' } });
  expect((await start(id)).status).toBe(200);
  expect((await call(api.settings)).body).toMatchObject({
    season: id.replace('-', '/'),
    price_base: 7,
    deadline: '2071-05-01T23:59:59',
  });
  expect((await seasons()).find((season) => season.id === id)?.state).toBe('current');
  expect(await auditRowsBy(staff.owner.email)).toMatchObject([{ action: 'change_settings' }]);
  expect((await start(id)).status).toBe(200);
  expect(await auditRowsBy(staff.owner.email)).toHaveLength(1);
});

it('a season that begins can be begun again, or planned otherwise, once its beginning was taken back', async () => {
  const id = await buildSeason({ opens: '2026-01-01' });
  await start(id);
  const { season } = (await call(api.settings)).body;
  const { token } = staff.owner;
  const [begun] = await changesAs(staff.owner);
  await call(api.takeBackSettings, { token, body: { id: String(begun?.id) } });
  expect((await call(api.settings)).body.season).not.toBe(season);
  await maintain();
  expect((await seasons()).find((one) => one.id === id)?.state).toBe('next');
  expect((await plan(id, { version: 1 })).body.season.plan).toEqual({ price_base: 9 });
  expect((await start(id)).status).toBe(200);
  expect((await call(api.settings)).body).toMatchObject({ season, price_base: 9 });
});

it('a season that begins does so by itself on its day', async () => {
  const { season } = (await call(api.settings)).body;
  const soon = await buildSeason({ opens: '2099-01-01' });
  await maintain();
  expect((await call(api.settings)).body.season).toBe(season);
  const due = await buildSeason({ opens: '2026-01-01' });
  await maintain();
  expect((await call(api.settings)).body.season).toBe(due.replace('-', '/'));
  await call(api.dropSeason, { token: staff.owner.token, params: { seasonId: soon } });
});

it('a season that begins is not begun again once it is over, nor dropped', async () => {
  const [first, second] = [await buildSeason(), await buildSeason()];
  await start(first);
  await start(second);
  expect((await start(first)).body).toMatchObject({ code: 'season_changed' });
  const params = { seasonId: first };
  const dropped = await call(api.dropSeason, { token: staff.owner.token, params });
  expect(dropped.body).toMatchObject({ code: 'season_changed' });
});

it('a season whose start was taken back is not dropped while there are memberships of it, or applications for it', async () => {
  const id = await buildSeason();
  const season = id.replace('-', '/');
  const membership = buildMembership({ season });
  const drop = () => call(api.dropSeason, { token: staff.owner.token, params: { seasonId: id } });
  const uses = [
    { memberships: [membership], held_seasons: [season], is_approved: true },
    { season },
  ];
  for (const use of uses) {
    const member = await storeMember({ juventus_card: false }, use);
    expect(statusAndCode(await drop())).toEqual([409, 'season_in_use']);
    await removeFields(member.id);
  }
  expect((await drop()).status).toBe(200);
});

it('the end of a season is that of the memberships approved in it, also when it is moved later', async () => {
  const id = await buildSeason({ plan: {}, ends: '2080-06-30' });
  await start(id);
  const member = await storeMember({ juventus_card: false });
  const { token } = staff.owner;
  await call(api.approveUser, { token, params: { id: member.id }, body: {} });
  const label = id.replace('-', '/');
  expect((await storedMember(member))?.memberships).toMatchObject([
    {
      season: label,
      pack_type: 'international',
      valid_until: '2080-06-30',
    },
  ]);
  await plan(id, { ends: '2080-07-31', version: 1 });
  await maintain();
  expect((await storedMember(member))?.memberships[0]?.valid_until).toBe('2080-07-31');
});

it('memberships that have the end of their season already cost one read each, so that a further run soon reaches the others', async () => {
  const id = await buildSeason({ has_new_end: true });
  const season = id.replace('-', '/');
  const ofSeason = { ...approved, season, memberships: [buildMembership({ season })] };
  for (const _ of Array(2)) await storeMember({ juventus_card: false }, ofSeason);
  await maintain();
  await testDb().doc(`seasons/${id}`).update({ has_new_end: true });
  const { reads, writes } = await countedIn(() => alignMemberships(serverContext(), () => 9_000));
  const members = testDb().collection('members').where('held_seasons', 'array-contains', season);
  const stored = [testDb().collection('seasons'), members].map(
    async (rows) => (await rows.get()).size,
  );
  const [seasonsRead = 0, membersRead = 0] = await Promise.all(stored);
  // One more read is that of the season that is marked as done.
  expect({ reads, writes }).toEqual({ reads: seasonsRead + membersRead + 1, writes: 1 });
});
