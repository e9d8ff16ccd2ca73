import type { RouteDefinition } from '@fanclub/contract/http/route';

/** Something for each parameter of a route's path that names nothing there is. */
export function anyParams({ path }: RouteDefinition): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, 'none']));
}
