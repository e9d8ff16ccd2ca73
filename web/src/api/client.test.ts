import { setLanguage } from '@fanclub/contract/members/routes';
import { checkAdmin, login } from '@fanclub/contract/sessions/routes';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { settings } from '@fanclub/contract/settings/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession, signIn, signOut } from '#session/session-store.ts';
import { call } from './client.ts';

const fetched = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const error = (code: string, status: number, headers = {}) =>
  json({ code, message: code, detail: code }, status, headers);

const renewed = {
  access_token: 'token-2',
  token_type: 'bearer',
  refresh_token: 'refresh-2',
  expires_in: 3600,
};

function enter() {
  signIn({
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    user: { id: 'u 1', email: 'sara@fanclub.test', is_admin: true, language: 'fa' },
  });
}

const sent = (index: number) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  return { url, body: init?.body, headers: new Headers(init?.headers) };
};

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  signOut();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('fills path and query, and sends token and language', async () => {
  enter();
  fetched.mockResolvedValue(json({ success: true, language: 'it' }));
  await call(setLanguage, { params: { id: 'u 1' }, body: { language: 'it' } });
  expect(sent(0).url).toBe('/api/user/profile/u%201/language');
  expect(sent(0).body).toBe('{"language":"it"}');
  expect(sent(0).headers.get('authorization')).toBe('Bearer token-1');
  expect(sent(0).headers.get('accept-language')).toBe('fa');
});

test('leaves empty query values out', async () => {
  enter();
  fetched.mockResolvedValue(json({ is_admin: true }));
  await call(checkAdmin, { query: { email: '' } });
  expect(sent(0).url).toBe('/api/check-admin');
});

test('an expired token is renewed once for all calls under way, and each is sent again', async () => {
  enter();
  fetched.mockImplementation(async (url, init) => {
    if (url === '/api/refresh-token') return json(renewed);
    const token = new Headers(init?.headers).get('authorization');
    return token === 'Bearer token-2' ? json({ is_admin: true }) : error('invalid_token', 401);
  });
  await Promise.all([call(checkAdmin, {}), call(checkAdmin, {})]);
  const renewals = fetched.mock.calls.filter(([url]) => url === '/api/refresh-token');
  expect(renewals).toHaveLength(1);
  expect(getSession()).toMatchObject({ token: 'token-2', refreshToken: 'refresh-2' });
});

test('a session that cannot be renewed ends here, and says why', async () => {
  enter();
  fetched.mockResolvedValue(error('invalid_token', 401));
  await expect(call(checkAdmin, {})).rejects.toMatchObject({ code: 'invalid_token' });
  expect(getSession()).toMatchObject({ user: null, ended: 'expired' });
});

test('a network that fails while renewing signs nobody out', async () => {
  enter();
  fetched.mockImplementation(async (url) => {
    if (url === '/api/refresh-token') throw new TypeError('Failed to fetch');
    return error('invalid_token', 401);
  });
  await expect(call(checkAdmin, {})).rejects.toMatchObject({ code: 'network_error', status: 0 });
  expect(getSession().user).not.toBeNull();
});

test.each([
  ['app_check_required', 403],
  ['rate_limited', 429],
])('a renewal that is refused as %s signs nobody out', async (code, status) => {
  enter();
  fetched.mockImplementation(async (url) =>
    url === '/api/refresh-token' ? error(code, status) : error('invalid_token', 401),
  );
  await expect(call(checkAdmin, {})).rejects.toMatchObject({ code });
  expect(getSession().user).not.toBeNull();
});

/** As after a new password: the same person, other tokens. */
const enterAnew = (id = 'u 1') =>
  signIn({
    access_token: 'token-9',
    refresh_token: 'refresh-9',
    user: { id, email: 'sara@fanclub.test', is_admin: true, language: 'fa' },
  });

test.each(['session_ended', 'invalid_token'])(
  'a call refused by %s after its session was followed by another is made again by that one',
  async (code) => {
    enter();
    fetched.mockImplementationOnce(async () => {
      enterAnew();
      return error(code, 401);
    });
    fetched.mockImplementation(async () => json({ is_admin: true }));
    expect(await call(checkAdmin, {})).toEqual({ is_admin: true });
    expect(sent(1).headers.get('authorization')).toBe('Bearer token-9');
    expect(getSession()).toMatchObject({ token: 'token-9', refreshToken: 'refresh-9' });
  },
);

test('a call of somebody who was here before is not made again by who is here now', async () => {
  enter();
  fetched.mockImplementation(async () => {
    enterAnew('u 2');
    return error('session_ended', 401);
  });
  await expect(call(checkAdmin, {})).rejects.toMatchObject({ code: 'session_ended' });
  expect(fetched).toHaveBeenCalledOnce();
  expect(getSession().user?.id).toBe('u 2');
});

test.each([
  ['answered', () => json(renewed)],
  ['refused', () => error('invalid_token', 401)],
])('a renewal that is %s after another session began leaves that one', async (_, answer) => {
  enter();
  fetched.mockImplementation(async (url, init) => {
    if (url === '/api/refresh-token') {
      enterAnew();
      return answer();
    }
    const token = new Headers(init?.headers).get('authorization');
    return token === 'Bearer token-9' ? json({ is_admin: true }) : error('invalid_token', 401);
  });
  expect(await call(checkAdmin, {})).toEqual({ is_admin: true });
  expect(getSession()).toMatchObject({ token: 'token-9', refreshToken: 'refresh-9' });
});

test('a wrong password is no expired session', async () => {
  fetched.mockResolvedValue(error('invalid_credentials', 401));
  const attempt = call(login, { body: { email: 'a@b.c', password: 'x' } });
  await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials', status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  [429, 'rate_limited'],
  [502, 'service_busy'],
  [500, 'internal_error'],
])("a proxy's own page with status %d becomes %s", async (status, code) => {
  fetched.mockResolvedValue(new Response('<html>', { status, headers: { 'retry-after': '7' } }));
  await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    code,
    status,
    retryAfterS: 7,
  });
});

test('giving up rejects with the abort itself', async () => {
  const { signal, reason } = (() => {
    const controller = new AbortController();
    controller.abort();
    return { signal: controller.signal, reason: controller.signal.reason };
  })();
  fetched.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return json({});
  });
  enter();
  await expect(call(checkAdmin, { signal })).rejects.toBe(reason);
});

test('a busy server is asked again after its pause, where asking twice does no harm', async () => {
  vi.useFakeTimers();
  const busy = () => error('service_busy', 503, { 'retry-after': '5' });
  fetched.mockImplementation(async () => busy());
  fetched.mockImplementationOnce(async () => busy());
  fetched.mockImplementationOnce(async () => busy());
  fetched.mockImplementationOnce(async () => json({ is_admin: true }));
  const answer = call(checkAdmin, {});
  await vi.advanceTimersByTimeAsync(4_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await answer).toEqual({ is_admin: true });
  expect(fetched).toHaveBeenCalledTimes(3);
  const refused = expect(call(checkAdmin, {})).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(fetched).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});

test('a busy server is not asked again for what would happen twice, or in a minute', async () => {
  fetched.mockImplementation(async () => error('service_busy', 503, { 'retry-after': '5' }));
  const attempt = call(login, { body: { email: 'a@b.c', password: 'x' } });
  await expect(attempt).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledOnce();
  fetched.mockImplementation(async () => error('service_busy', 503, { 'retry-after': '60' }));
  await expect(call(checkAdmin, {})).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what the edge may answer for everybody is asked for in nobody’s name', async () => {
  enter();
  fetched.mockResolvedValue(json(defaultPublicSettings));
  await call(settings);
  expect(sent(0).headers.get('authorization')).toBeNull();
});
