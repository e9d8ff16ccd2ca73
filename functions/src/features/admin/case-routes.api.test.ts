import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { storeCard } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';

const treasurer = await signInAdmin(undefined, 'open', 'treasurer');

const search = async (q: string) =>
  (await call(api.searchMembers, { query: { q }, token: treasurer.token })).body.found;
const idsOf = async (q: string) => (await search(q)).map(({ user }) => user.id);

it('a search finds a member by name in either script, number, phone, e-mail and tracking number', async () => {
  const phone = '+393331908273';
  const member = await storeMember({ first_name: 'Nasrin', last_name: 'Hosseini', phone });
  await storeCard(member, 'posted', { tracking: 'RR908273645IT' });
  const queries = [
    'nasrin hoss',
    'نسرین حسینی',
    'نسرین حس',
    'حسینی نس',
    member.requestNumber,
    '3331908273',
    member.email,
    'rr 908 273 645 it',
  ];
  for (const q of queries) expect(await idsOf(q), q).toContain(member.id);
  const found = (await search(member.requestNumber))[0];
  expect(found?.user).toMatchObject({ first_name: 'Nasrin', request_status: 'submitted' });
  expect(found?.season).toMatch(/^\d{4}/);
  expect(JSON.stringify(found)).not.toContain(phone);
  const list = { query: { q: 'نسرین حسینی' }, token: treasurer.token };
  const listed = (await call(api.listUsers, list)).body.users.map(({ id }) => id);
  expect(listed).toContain(member.id);
});

it('a search needs a text, and a part of a card’s tracking number finds nobody', async () => {
  const member = await storeMember();
  await storeCard(member, 'posted', { tracking: 'RR112233445IT' });
  expect(await idsOf('RR112233')).toEqual([]);
  const empty = await call(api.searchMembers, { query: { q: '' }, token: treasurer.token });
  expect([empty.status, empty.body.code]).toEqual([400, 'validation_error']);
});
