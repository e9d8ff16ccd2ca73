import { readFileSync } from 'node:fs';
import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { Tally } from './tally.ts';

/**
 * Files with tests that call every route from a table. Their calls do not count as a successful call of a route,
 * because these tests do not check the body.
 */
const generic = [
  'every-admin-route.api.test.ts',
  'every-other-route.api.test.ts',
  'roles.api.test.ts',
];

const refusalsOf: Record<RouteDefinition['access'], number[]> = {
  public: [],
  member: [401],
  admin: [401, 403],
};

/**
 * Returns a message for each call that the API tests should make and `functions/test/record-calls.ts` did not record.
 */
export function missingCalls(written: string): string[] {
  const calls = written.split('\n').map((line) => line.split(' '));
  const own = calls.filter(([test = '']) => !generic.includes(test));
  const answersOf = (name: string, of: string[][]) =>
    new Set(of.filter(([, called]) => called === name).map(([, , status]) => Number(status)));
  return (Object.entries(api) as [RouteName, RouteDefinition][]).flatMap(([name, route]) => {
    const answers = answersOf(name, calls);
    const refusals = refusalsOf[route.access].filter((status) => !answers.has(status));
    return [
      ...(answersOf(name, own).has(route.status)
        ? []
        : [`${name} is called successfully by no API test of its own`]),
      ...refusals.map((status) => `${name} is refused with ${status} in no API test`),
    ];
  });
}

/** Returns the result of the check that API tests call all routes. Each missing call counts as a failed test. */
export function tallyRouteCalls(file: string): Tally {
  const failures = missingCalls(readFileSync(file, 'utf8'));
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}
