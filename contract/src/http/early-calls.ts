import type { RouteDefinition } from './route.ts';

/**
 * Method and path of the routes that a page may call before the app has loaded. They are declared apart from the rest
 * of these routes, so that such a page does not load the routes' schemas.
 */
export const earlyCalls = {
  login: { method: 'POST', path: '/api/login', access: 'public' },
  // The refresh token is proof enough. App Check depends on Google, and nobody should be signed out while Google cannot
  // be reached.
  refreshToken: {
    method: 'POST',
    path: '/api/refresh-token',
    access: 'public',
    appCheck: 'optional',
  },
  sendMagicLink: { method: 'POST', path: '/api/send-magic-link', access: 'public' },
  sendTrackingLink: { method: 'POST', path: '/api/send-tracking-link', access: 'public' },
  verifyMagicLink: { method: 'POST', path: '/api/verify-magic-link', access: 'public' },
  forgotPassword: { method: 'POST', path: '/api/forgot-password', access: 'public' },
  me: { method: 'GET', path: '/api/me', access: 'member' },
  verifyCard: { method: 'POST', path: '/api/verify', access: 'public', appCheck: 'never' },
} as const satisfies Record<string, EarlyCall>;

/** What a caller has to know of a route whose response it does not validate. */
export type EarlyCall = Pick<RouteDefinition, 'method' | 'path' | 'access' | 'appCheck'>;
