import type { RouteDefinition } from './route.ts';

/** Header with the token of Firebase App Check, which proves that the call comes from our app in a real browser. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/**
 * Returns true for routes that check an App Check token if one is sent: public routes that do not only read. The
 * responses of public GET routes can be cached, and cards are also scanned in places from which Google cannot be
 * reached.
 */
export const takesAppCheck = ({ access, method, appCheck }: CheckedBy) =>
  access === 'public' && method !== 'GET' && appCheck !== 'never';
type CheckedBy = Pick<RouteDefinition, 'access' | 'method' | 'appCheck'>;

/** Returns true for routes that refuse a call without an App Check token while staff have switched App Check on. */
export const needsAppCheck = (route: CheckedBy) =>
  takesAppCheck(route) && route.appCheck !== 'optional';
