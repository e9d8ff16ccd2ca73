import type { RouteDefinition } from './route.ts';

/** Carries Firebase App Check's token: the proof that our own app, in a real browser, makes a call. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** Anonymous calls that do something bring the proof along. What is only read is open, and cacheable. */
export const takesAppCheck = ({ access, method }: Pick<RouteDefinition, 'access' | 'method'>) =>
  access === 'public' && method !== 'GET';

/** Those that are refused without it, while staff enforce it. */
export const needsAppCheck = (
  route: Pick<RouteDefinition, 'access' | 'method' | 'openWithoutAppCheck'>,
) => takesAppCheck(route) && !route.openWithoutAppCheck;
