import type { RouteDefinition } from '../http/route.ts';

/**
 * What a caller has to know of the route that renews a session. It is declared apart from the rest of the route, so that
 * built pages do not load the schemas. The refresh token is proof enough: App Check depends on Google, and nobody should
 * be signed out while Google cannot be reached.
 */
export const callsWithoutSchemas = {
  refreshToken: {
    method: 'POST',
    path: '/api/refresh-token',
    access: 'public',
    appCheck: 'optional',
  },
} as const satisfies Record<string, Partial<RouteDefinition>>;
