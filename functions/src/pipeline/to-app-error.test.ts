import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';
import { toAppError } from './to-app-error.ts';

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failure = (code: unknown, rest: object = {}) =>
  Object.assign(new Error('failed'), { code, ...rest });

it.each([
  ['contention in Firestore', failure(10)],
  ['an overloaded Firestore', failure(14)],
  ['a refused connection', failure('ECONNREFUSED')],
  ['a fetch that failed for it', new Error('fetch failed', { cause: failure('ECONNRESET') })],
  ['a time-out', Object.assign(new Error('slow'), { name: 'TimeoutError' })],
])('%s passes by itself', (_, error) => {
  expect(toAppError(error)).toMatchObject({
    code: 'service_busy',
    extras: { retryAfterS: 5 },
  });
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])('a fetch that failed for %s passes by itself', (code) => {
  const error = new Error('fetch failed', { cause: failure(code) });
  expect(toAppError(error)).toMatchObject({ code: 'service_busy' });
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  'auth/quota-exceeded',
  'auth/internal-error',
  'auth/insufficient-permission',
  'app/network-error',
])('%s is answered as busy and stands in the log as an error', (code) => {
  expect(toAppError(failure(code))).toMatchObject({
    code: 'service_busy',
    extras: { retryAfterS: 5 },
  });
  expect(log.error).toHaveBeenCalledOnce();
});

it('our own errors stay as they are, and everything else is a fault', () => {
  const own = new AppError('forbidden');
  expect(toAppError(own)).toBe(own);
  for (const error of [new Error('oops'), failure(5), 'text', null]) {
    expect(toAppError(error)).toBeNull();
  }
});
