import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { expect, it } from 'vitest';
import { namesReachedByRoutes } from '../../test/reached-names.ts';

/**
 * Lists of the panel that show no people, or only what concerns the member in the path. (The history has keyed hashes in
 * place of members.)
 */
const aboutNobodyElse: readonly RouteName[] = [
  'auditLog',
  'auditTrail',
  'listNews',
  'listNotes',
  'listPayments',
  'listPromoCodes',
  'listSettingChanges',
  'listStatementFiles',
  'listTills',
  'readStory',
];

const reached = namesReachedByRoutes();
const isCounted = (name: RouteName) =>
  reached.get(name)?.has('pipeline/count-listed.ts countListed') ?? false;

const names = Object.keys(api) as RouteName[];
const lists = names.filter((name) => {
  const { access, query }: RouteDefinition = api[name];
  return access === 'admin' && query && 'fields' in query && 'limit' in Object(query.fields);
});

it.each(lists.filter((name) => !aboutNobodyElse.includes(name)))(
  '%s counts the people whom a page shows to an admin',
  (name) => {
    expect(isCounted(name)).toBe(true);
  },
);

it.each(['searchMembers', 'searchStatementPayers'] as const)('%s counts whom it finds', (name) => {
  expect(isCounted(name)).toBe(true);
});

it('every exception is an existing list that counts nobody', () => {
  const wrong = aboutNobodyElse.filter((name) => !lists.includes(name) || isCounted(name));
  expect(wrong).toEqual([]);
});
