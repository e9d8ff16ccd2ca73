import type { RouteDefinition } from '@fanclub/contract/http/route';

/** Returns values for the parameters of a route's path. No row in the database has such an id. */
export function anyParams({ path }: RouteDefinition): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, 'none']));
}
