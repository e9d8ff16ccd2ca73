import type { RouteDefinition } from './route.ts';

/** Carries Firebase App Check's token: the proof that our own app, in a real browser, makes a call. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** Anonymous calls that do something. What is only read stays open, and cacheable. */
export const takesAppCheck = ({ access, method }: Pick<RouteDefinition, 'access' | 'method'>) =>
  access === 'public' && method !== 'GET';
