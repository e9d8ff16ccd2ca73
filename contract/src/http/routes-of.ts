import type { RouteDefinition } from './route.ts';

type RoutesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends RouteDefinition
    ? Name
    : never]: Module[Name];
};

const isRoute = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported;

/** Returns the routes that a module exports, each under its export name. */
export function routesOf<Module extends object>(module: Module): RoutesOf<Module> {
  const routes = Object.entries(module).filter(([, exported]) => isRoute(exported));
  return Object.fromEntries(routes) as RoutesOf<Module>;
}
