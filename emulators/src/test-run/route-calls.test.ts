import { api, type RouteName } from '@fanclub/contract/api';
import { expect, it } from 'vitest';
import { missingCalls } from './route-calls.ts';

const names = Object.keys(api) as RouteName[];

/** For each route, a call with each status that the tests must produce: its success, 401 and 403. */
const everything = names.flatMap((name) =>
  [api[name].status, 401, 403].map((status) => ({ test: 'own.api.test.ts', name, status })),
);
const written = (calls: typeof everything) =>
  calls.map(({ test, name, status }) => `${test} ${name} ${status}\n`).join('');

it('a run that called and refused every route is complete', () => {
  expect(missingCalls(written(everything))).toEqual([]);
});

it('a route that no test called with success, or only a table of all routes, is named', () => {
  const without = everything.filter((call) => call.name !== 'countCards' || call.status !== 200);
  const missing = ['countCards is called successfully by no API test of its own'];
  expect(missingCalls(written(without))).toEqual(missing);
  const generic = {
    test: 'every-admin-route.api.test.ts',
    name: 'countCards',
    status: 200,
  } as const;
  expect(missingCalls(written([...without, generic]))).toEqual(missing);
});

it('a route that was refused to nobody is named', () => {
  const open = everything.filter(({ name, status }) => name !== 'listCards' || status === 200);
  const closed = everything.filter(({ name, status }) => name !== 'ownCards' || status === 200);
  expect(missingCalls(written(open))).toEqual([
    'listCards is refused with 401 in no API test',
    'listCards is refused with 403 in no API test',
  ]);
  expect(missingCalls(written(closed))).toEqual(['ownCards is refused with 401 in no API test']);
});
