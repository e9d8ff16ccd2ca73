import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { anyParams } from '../../test/any-params.ts';
import { statusAndCode } from '../../test/status-and-code.ts';

const routes: RouteDefinition[] = Object.values(api).filter(({ access }) => access === 'member');
const table = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

it.each(table)('%s asks an anonymous caller to sign in', async (_, route) => {
  const answer = await call(route, { params: anyParams(route), body: undefined });
  expect(statusAndCode(answer)).toEqual([401, 'unauthenticated']);
});
