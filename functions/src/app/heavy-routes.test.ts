import { api, type RouteName } from '@fanclub/contract/api';
import { rowsPerPart } from '@fanclub/contract/files/list-file';
import { type HeavyLimitRule, heavyLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { expect, it } from 'vitest';
import { namesReachedByRoutes } from '../../test/reached-names.ts';

const reached = namesReachedByRoutes();
const names = Object.keys(api) as RouteName[];
const reaches = (name: RouteName, functions: readonly string[]) =>
  [...(reached.get(name) ?? [])].some((id) => functions.includes(String(id.split(' ')[1])));

/** What makes a route heavy, by its definition in the contract and by what its handler may call. */
const isHeavy: Record<string, (name: RouteName, route: RouteDefinition) => boolean> = {
  'queues a mail': (name) => reaches(name, ['buildMail', 'queueMailOrLeave']),
  'answers with a file': (name, { contentTypes }) =>
    contentTypes !== undefined || reaches(name, ['StreamAnswer', 'FileAnswer']),
  'reads a page of a hundred rows': (_, { query }) =>
    query !== undefined && 'fields' in query && 'limit' in Object(query.fields),
  'reads a list to its end': (name) => reaches(name, ['eachPage']),
};

const heavy = Object.entries(isHeavy).flatMap(([why, is]) =>
  names.filter((name) => is(name, api[name])).map((name) => ({ why, name })),
);

/**
 * Returns which limits a route lacks: for each caller, for each target (what the call is about), and for all callers
 * together.
 */
function missingLimits(name: RouteName): string[] {
  const route: RouteDefinition = api[name];
  const limit = route.limit ?? {};
  const rule = limit.heavy && heavyLimits[limit.heavy];
  const byCaller = route.access === 'public' ? limit.address : (rule ?? limit.account);
  // Only a route with parameters has a target. A list that is sent as a file has no target: its query names columns,
  // and the list is about everybody.
  const byTarget = !route.params || (rule && 'target' in rule);
  const inAll = rule ?? limit.overall;
  return Object.entries({ byCaller, byTarget, inAll }).flatMap(([by, has]) => (has ? [] : [by]));
}

it('the functions that each handler calls are found', () => {
  expect([...reached.keys()].sort()).toEqual([...names].sort());
  expect(heavy.length).toBeGreaterThan(60);
});

it.each(heavy)('$name, which $why, is limited by caller, by target and in all', ({ name }) => {
  expect(missingLimits(name)).toEqual([]);
});

it('who is signed in causes only so many mails a day, counted for all instances', () => {
  const unbounded = heavy.filter(({ why, name }) => {
    const { access, limit = {} }: RouteDefinition = api[name];
    const rule: HeavyLimitRule | undefined = limit.heavy && heavyLimits[limit.heavy];
    return why === 'queues a mail' && access !== 'public' && !rule?.daily && !limit.account;
  });
  expect(unbounded).toEqual([]);
});

it('an admin can load sixty lists of 20,000 rows in an hour', () => {
  expect(heavyLimits.filePart.caller.count * rowsPerPart).toBeGreaterThanOrEqual(60 * 20_000);
});
