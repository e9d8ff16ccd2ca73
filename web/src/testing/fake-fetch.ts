import { afterEach, beforeEach, vi } from 'vitest';
import { signIn, signOut } from '#session/session-store.ts';

/** Replaces `fetch` in tests of the API client; each test prepares the responses. */
export const fetched = vi.fn<typeof fetch>();

export function connectFakeFetch(): void {
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => {
    signOut();
    fetched.mockReset();
    vi.unstubAllGlobals();
  });
}

export const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const error = (code: string, status: number, headers = {}) =>
  json({ code, message: code, detail: code }, status, headers);

/** Returns the request that was sent at this position, counted from 0. */
export function sent(place: number) {
  const [url, init] = fetched.mock.calls[place] ?? [];
  return { url, body: init?.body, headers: new Headers(init?.headers) };
}

/** Signs a person in, with tokens that contain this number. */
export function enter(session = 1, id = 'u 1'): void {
  signIn({
    access_token: `token-${session}`,
    refresh_token: `refresh-${session}`,
    user: { id, email: 'sara@fanclub.test', is_admin: true, language: 'fa' },
  });
}
