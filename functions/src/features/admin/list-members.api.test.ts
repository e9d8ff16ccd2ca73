import { adminStats, listUsers } from '@fanclub/contract/admin/routes';
import { secureText } from '@fanclub/contract/members/password-rules';
import { approved, type BuiltMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

/** A family name that no other test has, so that a search by it finds only these members. */
const family = `Zz${secureText('abcdefghijklmnopqrstuvwxyz', 10)}`;
const digits = secureText('123456789', 9);
let token = '';
let members: BuiltMember[] = [];

const list = (query: Record<string, string>) => call(listUsers, { query, token });
const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.body.users.map((user) => user.id);

beforeAll(async () => {
  ({ token } = await signInAdmin());
  const person = (first_name: string) => ({ first_name, last_name: family, juventus_card: false });
  members = [
    await storeMember({ ...person('José'), email: uniqueEmail('o.neil') }),
    await storeMember(person('Anna Maria'), approved),
    await storeMember(person('Bahar'), { is_paid: true }),
    await storeMember(person('Reza'), approved),
    await storeMember({
      ...person('Sina'),
      country_of_residency: 'IT',
      postal_code: '10121',
      phone: `+39${digits}`,
      transfer_number: `TRX-${digits}`,
    }),
  ];
});

it('the list shows members as admins see them, newest first', async () => {
  const answer = await list({ q: family });
  expect(answer.status).toBe(200);
  expect(idsOf(answer)).toEqual(members.map(({ id }) => id).reverse());
  expect([answer.body.total, answer.body.next_cursor]).toEqual([5, null]);
  expect(answer.body.users[0]).toMatchObject({
    first_name: 'Sina',
    version: 1,
    told_total: null,
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/fingerprint|search_keys|sha256/);
});

it('the list sorts by age the other way round', async () => {
  const answer = await list({ q: family, sort: 'oldest' });
  expect(idsOf(answer)).toEqual(members.map(({ id }) => id));
});

it.each([
  ['all', [0, 1, 2, 3, 4]],
  ['pending', [0, 2, 4]],
  ['approved', [1, 3]],
  ['paid', [1, 2, 3]],
])('the list filters by %s, and counts what it lets through', async (status, expected) => {
  const answer = await list({ q: family, status, sort: 'oldest' });
  expect(idsOf(answer)).toEqual(expected.map((i) => members[i]?.id));
  expect(answer.body.total).toBe(expected.length);
});

it.each([
  ['a first name without its accents', () => `jose ${family}`, 0],
  ['the family name first', () => `${family} anna`, 1],
  ['a part of a name', () => `BAHAR ${family.slice(0, 6)}`, 2],
  ['an e-mail', () => members[3]?.email ?? '', 3],
  ['a phone number as it is dialled', () => digits, 4],
  ['the end of a phone number', () => digits.slice(-7), 4],
  ['a tracking number', () => `trx-${digits}`, 4],
  ['a request number', () => members[4]?.requestNumber ?? '', 4],
  ['a request number without its prefix', () => members[4]?.requestNumber.slice(6) ?? '', 4],
])('the list finds by %s', async (_, query, index) => {
  expect(idsOf(await list({ q: query() }))).toEqual([members[index]?.id]);
});

it('the list finds a name however staff type it', async () => {
  const own = `Yy${secureText('bcdfghjklmnpqrstvwxz', 10)}`;
  const last_name = `Dell'${own}-Søndergård de la Núñez`;
  const { id } = await storeMember({ first_name: 'Łukasz Jürgen', last_name });
  for (const q of [
    `lukasz dell’${own}`,
    `DELL${own.toUpperCase()}`,
    own,
    `${own} soendergaard`,
    `Sondergard de la Nunez Lukasz Juergen`,
    `Lukasz Jurgen Dell ${own}`,
    `Lukasz Dell'${own}`,
  ]) {
    expect(idsOf(await list({ q })), q).toContain(id);
  }
});

it('the list finds nothing by what nobody is called', async () => {
  expect((await list({ q: `x${family}` })).body).toEqual({
    users: [],
    next_cursor: null,
    total: 0,
  });
});

it.each(['newest', 'oldest'])('the list pages through all of them, %s first', async (sort) => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list({ q: family, sort, limit: '2', ...(cursor && { cursor }) });
    expect(page.body.users.length).toBeLessThanOrEqual(2);
    expect(page.body.total).toBe(5);
    seen.push(...idsOf(page));
    cursor = page.body.next_cursor;
  }
  const ids = members.map(({ id }) => id);
  expect(seen).toEqual(sort === 'oldest' ? ids : ids.reverse());
});

it('the list tells members of the same instant apart between pages', async () => {
  const instant = (await storedMember(members[0] as BuiltMember))?.created_at;
  const twins = await Promise.all(
    ['One', 'Two', 'Three'].map((first_name) =>
      storeMember(
        { first_name, last_name: `${family}twin`, juventus_card: false },
        { created_at: instant },
      ),
    ),
  );
  const first = await list({ q: `${family}twin`, limit: '1' });
  const second = await list({
    q: `${family}twin`,
    limit: '2',
    cursor: first.body.next_cursor ?? '',
  });
  expect(second.body.next_cursor).toBeNull();
  expect([...idsOf(first), ...idsOf(second)].sort()).toEqual(twins.map(({ id }) => id).sort());
});

it.each([
  ['an unknown filter', { status: 'rejected' }, { status: 'invalid_choice' }],
  ['an unknown order', { sort: 'name' }, { sort: 'invalid_choice' }],
  ['a page of nothing', { limit: '0' }, { limit: 'number_out_of_range' }],
  ['too large a page', { limit: '101' }, { limit: 'number_out_of_range' }],
  ['a cursor of its own making', { cursor: 'abc' }, { cursor: 'invalid_value' }],
  ['an empty cursor', { cursor: '' }, { cursor: 'invalid_value' }],
  ['an unknown parameter', { page: '2' }, { page: 'unknown_field' }],
])('the list refuses %s', async (_, query, errors) => {
  const answer = await list(query as Record<string, string>);
  expect([answer.status, answer.body.code, answer.body.errors]).toEqual([
    400,
    'validation_error',
    errors,
  ]);
});

it('the statistics count what the filters show', async () => {
  const total = async (status: string) => (await list({ status, limit: '1' })).body.total;
  const { first_season: _, ...stats } = (await call(adminStats, { token })).body;
  expect(stats).toEqual({
    total_users: await total('all'),
    approved_users: await total('approved'),
    pending_users: await total('pending'),
    paid_users: await total('paid'),
    owing_users: await total('owing'),
  });
  expect(stats.total_users).toBe(stats.approved_users + stats.pending_users);
});
