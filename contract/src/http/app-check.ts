import type { RouteDefinition } from './route.ts';

/** Header of Firebase App Check's token, which proves that our own app in a real browser makes a call. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/**
 * Returns true for routes that take an App Check token: public ones that change something. Reads are open and
 * cacheable.
 */
export const takesAppCheck = ({ access, method }: Pick<RouteDefinition, 'access' | 'method'>) =>
  access === 'public' && method !== 'GET';

/** Returns true for routes that refuse a call without the token while staff enforce App Check. */
export const needsAppCheck = (
  route: Pick<RouteDefinition, 'access' | 'method' | 'openWithoutAppCheck'>,
) => takesAppCheck(route) && !route.openWithoutAppCheck;
