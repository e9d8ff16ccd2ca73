import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildSeason } from '../../../test/build-season.ts';
import { moving, reversing } from '../../../test/requests/money.ts';
import { requestOf } from '../../../test/requests/request-of.ts';
import { keepSettings } from '../../../test/settings-staff.ts';

const ofAdmins = (Object.entries(api) as [RouteName, RouteDefinition][]).filter(
  ([, { access }]) => access === 'admin',
);
const told = ofAdmins.map(([name, { tells = 'nothing' }]) => ({ name, tells }));
const telling = told.filter(({ tells }) => tells !== 'nothing');
const silent = told.filter(({ tells }) => tells === 'nothing');

/**
 * Routes with values for a request that differs from the route's sample request, so that the call writes an audit row
 * with the action `tells`.
 */
const otherwise: { name: RouteName; tells: string; given: () => Promise<object> }[] = [
  {
    name: 'me',
    tells: 'view_profile',
    given: async () => ({ user_id: (await buildMember()).id }),
  },
  {
    name: 'getFile',
    tells: 'view_passport',
    given: async () => {
      const { passportUrl } = await buildMember();
      return { id: String(passportUrl).slice('/api/files/'.length) };
    },
  },
  {
    name: 'setLanguage',
    tells: 'update',
    given: async () => ({ id: (await buildMember()).id }),
  },
  { name: 'adminGate', tells: 'gate_refused', given: async () => ({ password: 'wrong' }) },
  {
    name: 'bookMoney',
    tells: 'move_payment',
    given: async () => moving(await signInAdmin()),
  },
  {
    name: 'bookMoney',
    tells: 'reverse_payment',
    given: async () => reversing(await signInAdmin()),
  },
  {
    name: 'startSeason',
    tells: 'change_settings',
    given: async () => ({ seasonId: await buildSeason() }),
  },
];

keepSettings();

let admin: BuiltAdmin;
beforeEach(async () => {
  admin = await signInAdmin();
});

const actionsOf = async () => (await auditRowsBy(admin.email)).map(({ action }) => action);

it.each(telling)('$name leaves "$tells" in the audit', async ({ name, tells }) => {
  const route: RouteDefinition = api[name];
  const { status } = await call(route, await requestOf(name, admin));
  expect(status).toBe(route.status);
  expect(await actionsOf()).toContain(tells);
});

it.each(otherwise)('$name leaves "$tells" in the audit', async ({ name, tells, given }) => {
  const as = admin.token;
  await call(api[name], await requestOf(name, admin, async () => ({ as, ...(await given()) })));
  expect(await actionsOf()).toContain(tells);
});

it.each(silent)('$name leaves nothing in the audit', async ({ name }) => {
  const route: RouteDefinition = api[name];
  const { status } = await call(route, await requestOf(name, admin));
  expect(status).toBe(route.status);
  expect(await actionsOf()).toEqual([]);
});
