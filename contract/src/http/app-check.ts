import type { RouteDefinition } from './route.ts';

/** Header with the token of Firebase App Check, which proves that the call comes from our app in a real browser. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/**
 * Returns true for routes that check an App Check token if one is sent: public routes whose method is not GET. Public
 * GET routes need no token, so that their responses can be cached.
 */
export const takesAppCheck = ({ access, method }: Pick<RouteDefinition, 'access' | 'method'>) =>
  access === 'public' && method !== 'GET';

/** Returns true for routes that refuse a call without an App Check token while staff have switched App Check on. */
export const needsAppCheck = (
  route: Pick<RouteDefinition, 'access' | 'method' | 'openWithoutAppCheck'>,
) => takesAppCheck(route) && !route.openWithoutAppCheck;
