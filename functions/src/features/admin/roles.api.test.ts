import { api } from '@fanclub/contract/api';
import { routesOfRole } from '@fanclub/contract/panel-api';
import { adminRoles } from '@fanclub/contract/roles';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyParams } from '../../../test/any-params.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const names = [...new Set(adminRoles.flatMap(routesOfRole))];
const matrix = adminRoles.flatMap((role) => {
  const allowed = routesOfRole(role);
  return names.map((name) => ({ role, name, may: allowed.includes(name) }));
});
const refusals = ['role_not_allowed', 'forbidden', 'gate_required'];

const admins = new Map<string, BuiltAdmin>();
const tokenOf = (role: string) => admins.get(role)?.token;

beforeAll(async () => {
  for (const role of adminRoles) {
    admins.set(role, await signInAdmin(undefined, 'open', role));
  }
});

it.each(matrix)('$role calls $name: $may', async ({ role, name, may }) => {
  const { status, body } = await call(api[name], {
    params: anyParams(api[name]),
    body: undefined,
    token: tokenOf(role),
  });
  if (may) expect(refusals).not.toContain((body as { code?: string }).code);
  else expect([status, body]).toMatchObject([403, { code: 'role_not_allowed' }]);
});

describe('an identity image', () => {
  const idOf = (url: string | null | undefined) => String(url).slice('/api/files/'.length);
  let member: BuiltMember;
  beforeAll(async () => {
    member = await storeMember();
  });
  const look = async (url: string | null | undefined, role: string) =>
    (await call(api.getFile, { params: { id: idOf(url) }, token: tokenOf(role) })).status;

  it.each([
    ['owner', 200],
    ['reviewer', 200],
    ['treasurer', 404],
  ])('is shown to the %s with %i, and the receipt to everyone', async (role, status) => {
    expect(await look(member.passportUrl, role)).toBe(status);
    expect(await look(member.receiptUrl, role)).toBe(200);
  });
});

const roleAfter = async (role: unknown) => {
  const { email, token } = await signInAdmin();
  await testDb().doc(`admins/${email}`).update({ role });
  return (await call(api.checkAdmin, { token })).body.role;
};

it.each([
  ['nothing', null, 'owner'],
  ['a mistyped one', 'Onwer', 'reviewer'],
  ['another', 'treasurer', 'treasurer'],
])(
  'the role of a record made by hand: %s counts as %s → %s from the next call on',
  async (_, written, role) => {
    expect(await roleAfter(written)).toBe(role);
  },
);
