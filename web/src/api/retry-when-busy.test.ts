import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

const busy = (retryAfterS?: number) =>
  new ApiError({
    status: 503,
    code: 'service_busy',
    message: 'busy',
    ...(retryAfterS !== undefined && { retryAfterS }),
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a busy server puts off is sent again when it says', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(busy(3)).mockResolvedValue('sent');
  const answer = retryWhenBusy(attempt, undefined);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(await answer).toBe('sent');
});

test('a server that stays busy is asked four times, never an hour later', async () => {
  const attempt = vi.fn().mockRejectedValue(busy(3_600));
  const answer = expect(retryWhenBusy(attempt, undefined)).rejects.toMatchObject({
    code: 'service_busy',
  });
  await vi.advanceTimersByTimeAsync(3 * 15_000);
  await answer;
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('any other refusal is final', async () => {
  const refusal = new ApiError({ status: 415, code: 'invalid_file_format', message: 'no' });
  const attempt = vi.fn().mockRejectedValue(refusal);
  await expect(retryWhenBusy(attempt, undefined)).rejects.toBe(refusal);
  expect(attempt).toHaveBeenCalledOnce();
});

test('who gives up waits no longer', async () => {
  const controller = new AbortController();
  const answer = retryWhenBusy(() => Promise.reject(busy(5)), controller.signal);
  const refused = expect(answer).rejects.toBe('given up');
  await vi.advanceTimersByTimeAsync(100);
  controller.abort('given up');
  await refused;
});
