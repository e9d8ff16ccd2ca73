import { checkAdmin } from '@fanclub/contract/sessions/routes';
import { expect, test } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { connectFakeFetch, enter, error, fetched, json, sent } from '#testing/fake-fetch.ts';
import { call } from './client.ts';

const renewed = {
  access_token: 'token-2',
  token_type: 'bearer',
  refresh_token: 'refresh-2',
  expires_in: 3600,
};

connectFakeFetch();

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

test.each(['session_ended', 'invalid_token'])(
  'a call refused by %s after its session was followed by another is made again by that one',
  async (code) => {
    enter();
    fetched.mockImplementationOnce(async () => {
      enter(9);
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
    enter(9, 'u 2');
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
      enter(9);
      return answer();
    }
    const token = new Headers(init?.headers).get('authorization');
    return token === 'Bearer token-9' ? json({ is_admin: true }) : error('invalid_token', 401);
  });
  expect(await call(checkAdmin, {})).toEqual({ is_admin: true });
  expect(getSession()).toMatchObject({ token: 'token-9', refreshToken: 'refresh-9' });
});
