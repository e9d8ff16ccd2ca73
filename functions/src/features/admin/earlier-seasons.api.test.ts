import { listEarlierSeasons, readUser } from '@fanclub/contract/admin/case-routes';
import { adminRoles } from '@fanclub/contract/roles';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { buildMembership } from '../../../test/build-season.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storeEarlier } from '../../../test/stored.ts';

const [first, second, present] = ['2055/56', '2056/57', '2057/58'] as const;
let member: BuiltMember;

const list = (id: string, token?: string) =>
  call(listEarlierSeasons, { params: { id }, ...(token && { token }) });

beforeAll(async () => {
  member = await storeMember({ juventus_card: false, pack_type: 'base' });
  await storeEarlier(member, {
    season: first,
    request_number: 'JOFCI-EFGH6789',
    juventus_card: true,
    request_status: 'approved',
    is_paid: true,
    received: { EUR: 3250, IRR: 0 },
  });
  await storeEarlier(member, {
    season: second,
    request_number: 'JOFCI-MNPQ2345',
    request_status: 'rejected',
  });
  const held = { season: first, request_number: 'JOFCI-EFGH6789', juventus_card: true };
  const memberships = [buildMembership({ ...held, valid_until: '2056-06-30' })];
  await putFields(member, { season: present, memberships });
});

it.each(adminRoles)('the earlier seasons are told to a %s, the latest first', async (role) => {
  const { token } = await signInAdmin(undefined, 'open', role);
  const { status, body } = await list(member.id, token);
  expect(status).toBe(200);
  expect(body.seasons).toEqual([
    {
      season: second,
      request_number: 'JOFCI-MNPQ2345',
      request_status: 'rejected',
      pack_type: 'base',
      juventus_card: false,
      valid_until: null,
      received: { EUR: 0, IRR: 0 },
    },
    {
      season: first,
      request_number: 'JOFCI-EFGH6789',
      request_status: 'approved',
      pack_type: 'base',
      juventus_card: true,
      valid_until: '2056-06-30',
      received: { EUR: 3250, IRR: 0 },
    },
  ]);
});

it('the earlier seasons are announced by their numbers, and are none of somebody who has not renewed', async () => {
  const { token } = await signInAdmin();
  const numbersOf = async (id: string) =>
    (await call(readUser, { params: { id }, token })).body.user.other_numbers;
  expect(await numbersOf(member.id)).toEqual(['JOFCI-EFGH6789', 'JOFCI-MNPQ2345']);
  const other = await storeMember({ juventus_card: false });
  expect(await numbersOf(other.id)).toEqual([]);
  expect((await list(other.id, token)).body).toEqual({ seasons: [] });
  expect((await list('nobody', token)).body.code).toBe('member_gone');
});
