import { exportUsers, listUsers } from '@fanclub/contract/admin/routes';
import { clubToday } from '@fanclub/contract/club/club-day';
import type { Standing } from '@fanclub/contract/members/membership';
import { countNewsReaders } from '@fanclub/contract/news/admin-routes';
import { dayAfter, dayBefore } from '@fanclub/contract/text/day';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { countMembersAnew } from '#features/maintenance/count-members-anew';
import { refreshStandings } from '#features/members/standing';
import { serverContext } from '#platform/context';
import { buildMembership } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

/** Seasons and a country that no other test has. */
const [before, season] = ['2064/65', '2065/66'];
const country = 'NR';
const today = clubToday();
const yesterday = dayBefore(today);

const running = buildMembership({ season: before, valid_until: today });
const next = (valid_from: string) => buildMembership({ season, valid_from });

let token = '';
let members: Record<'renewed' | 'lapsed' | 'joined' | 'later' | 'applicant', BuiltMember>;

const ids = (...names: (keyof typeof members)[]) => names.map((name) => members[name].id).sort();
const listed = async (query: Record<string, string>) =>
  (await call(listUsers, { token, query: { limit: '100', ...query } })).body.users
    .map(({ id }) => id)
    .filter((id) => Object.values(members).some((member) => member.id === id))
    .sort();
const readers = async (query: object) =>
  Object.values(
    (await call(countNewsReaders, { token, query: { country, ...query } })).body.readers,
  ).reduce((sum, one) => sum + one, 0);

beforeAll(async () => {
  ({ token } = await signInAdmin());
  const store = (row: object) =>
    storeMember({ juventus_card: false }, { country_of_residency: country, ...row });
  const [renewed, lapsed, joined, later, applicant] = await Promise.all([
    store({
      ...approved,
      season,
      memberships: [running, next(dayAfter(today))],
    }),
    // The membership ended last night, and no job has run since.
    store({
      ...approved,
      season: before,
      memberships: [{ ...running, valid_until: yesterday }],
      standing: 'valid',
      standing_until: yesterday,
    }),
    store({
      ...approved,
      season,
      memberships: [next(today)],
    }),
    store({
      ...approved,
      season,
      memberships: [next(dayAfter(today))],
    }),
    store({}),
  ]);
  members = { renewed, lapsed, joined, later, applicant };
  await refreshStandings(serverContext(), () => 9_000);
});

it.each<[Standing, (keyof typeof members)[]]>([
  ['valid', ['renewed', 'joined']],
  ['later', ['later']],
  ['lapsed', ['lapsed']],
  ['never', ['applicant']],
])(
  'a member of today is listed, written to and exported by what is %s, and by nothing else',
  async (standing, names) => {
    expect(await listed({ standing })).toEqual(ids(...names));
    expect(await readers({ standing })).toBe(names.length);
    const columns = 'id,standing';
    const file = await call(exportUsers, { token, query: { standing, columns, format: 'json' } });
    const rows = JSON.stringify(file.body);
    for (const name of Object.keys(members) as (keyof typeof members)[]) {
      expect(rows.includes(members[name].id)).toBe(names.includes(name));
    }
  },
);

it('a member of today is counted for the public, and who lapsed is not', async () => {
  const { total } = (await call(listUsers, { token, query: { standing: 'valid', limit: '1' } }))
    .body;
  await testDb().doc('settings/registration').set({ show_member_count: true }, { merge: true });
  await testDb().doc('settings/memberCount').delete();
  const counted = await countMembersAnew(serverContext());
  await testDb().doc('settings/registration').set({ show_member_count: false }, { merge: true });
  expect(counted).toBe(total);
});

it('a member is found by season: all of it, who joined with it, and who has not renewed since', async () => {
  expect(await listed({ season: before })).toEqual(ids('renewed', 'lapsed'));
  expect(await listed({ season: before, season_part: 'last' })).toEqual(ids('lapsed'));
  expect(await listed({ season })).toEqual(ids('renewed', 'joined', 'later'));
  expect(await listed({ season, season_part: 'new' })).toEqual(ids('joined', 'later'));
  expect(await readers({ season: before })).toBe(2);
  expect(await readers({ season: before, season_part: 'last', standing: 'valid' })).toBe(0);
});

it('the list has one filter at a time, because no index serves several with an order', async () => {
  const refused: Record<string, string>[] = [
    { standing: 'valid', q: 'sara' },
    { standing: 'valid', status: 'paid' },
    { standing: 'valid', season },
    { season: '2061' },
  ];
  for (const query of refused) {
    expect((await call(listUsers, { token, query })).status).toBe(400);
  }
  expect(
    (await call(listUsers, { token, query: { standing: 'valid', status: 'all' } })).status,
  ).toBe(200);
});
