import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { waitOutBusy } from './wait-out-busy.ts';

const busy = () =>
  new ApiError({ status: 503, code: 'service_busy', message: 'busy', retryAfterS: 3 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a call that a busy server refuses is sent again after the time that the server names', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(busy()).mockResolvedValue('sent');
  const answer = waitOutBusy(attempt, { isRepeatable: true });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(await answer).toBe('sent');
});

test('any other refusal is final', async () => {
  const refusal = new ApiError({ status: 415, code: 'invalid_file_format', message: 'no' });
  const attempt = vi.fn().mockRejectedValue(refusal);
  await expect(waitOutBusy(attempt, { isRepeatable: true })).rejects.toBe(refusal);
  expect(attempt).toHaveBeenCalledOnce();
});

test('a cancelled call waits no longer', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = vi.fn().mockRejectedValue(busy());
  const refused = expect(waitOutBusy(attempt, { isRepeatable: true, signal })).rejects.toBe('gone');
  await vi.advanceTimersByTimeAsync(100);
  controller.abort('gone');
  await refused;
  expect(attempt).toHaveBeenCalledOnce();
});
