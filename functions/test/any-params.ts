import type { RouteDefinition } from '@fanclub/contract/http/route';

/** Values for the parameters of a route's path that match nothing in the database. */
export function anyParams({ path }: RouteDefinition): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, 'none']));
}
