import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { anyParams } from '../../test/any-params.ts';
import { requestOf } from '../../test/requests/request-of.ts';

/** The tests have no wallet keys, so these routes offer no wallet. */
const withoutKeys: RouteName[] = ['applePass', 'googlePass'];

const names = (Object.keys(api) as RouteName[]).filter(
  (name) => api[name].access !== 'admin' && !withoutKeys.includes(name),
);

it.each(names)(
  '%s answers its own request, which fuzzing and outages send, with success',
  async (name) => {
    const route: RouteDefinition = api[name];
    const { status, body } = await call(route, await requestOf(name));
    expect([status, body]).toEqual([route.status, expect.not.objectContaining({ message: '' })]);
  },
);

const routes: RouteDefinition[] = Object.values(api).filter(({ access }) => access === 'member');
const table = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

it.each(table)('%s asks an anonymous caller to sign in', async (_, route) => {
  const answer = await call(route, { params: anyParams(route), body: undefined });
  expect(statusAndCode(answer)).toEqual([401, 'unauthenticated']);
});
