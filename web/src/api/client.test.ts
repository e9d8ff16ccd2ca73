import { api } from '@fanclub/contract/api';
import { setLanguage } from '@fanclub/contract/members/routes';
import { checkAdmin, login } from '@fanclub/contract/sessions/routes';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { settings } from '@fanclub/contract/settings/routes';
import { expect, test, vi } from 'vitest';
import { connectFakeFetch, enter, error, fetched, json, sent } from '#testing/fake-fetch.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { call } from './client.ts';

connectFakeFetch();

test('a call has its path, query, token and language', async () => {
  enter();
  fetched.mockResolvedValue(json({ success: true, language: 'it' }));
  await call(setLanguage, { params: { id: 'u 1' }, body: { language: 'it' } });
  expect(sent(0).url).toBe('/api/user/profile/u%201/language');
  expect(sent(0).body).toBe('{"language":"it"}');
  expect(sent(0).headers.get('authorization')).toBe('Bearer token-1');
  expect(sent(0).headers.get('accept-language')).toBe('fa');
});

test('empty query values are left out', async () => {
  enter();
  fetched.mockResolvedValue(json({ is_admin: true }));
  await call(checkAdmin, { query: { email: '' } });
  expect(sent(0).url).toBe('/api/check-admin');
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

test('a call whose response may be cached for everybody carries no token', async () => {
  enter();
  fetched.mockResolvedValue(json(defaultPublicSettings));
  await call(settings);
  expect(sent(0).headers.get('authorization')).toBeNull();
});

test('a file goes to the function that decodes it without the session', async () => {
  enter();
  const given = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  fakeServer.answer(api.uploadFile, { file_url: `/api/files/${'a'.repeat(32)}` });
  const files = { file: new File(['x'], 'receipt.png', { type: 'image/png' }) };
  await call(api.uploadFile, { body: { file_type: 'receipt' }, files });
  expect(given.mock.calls.map(([name]) => name)).toEqual(['accept-language']);
});
