import { expect, it, vi } from 'vitest';
import { GoogleError } from '../google/google-api.ts';
import { untilKnown } from './until-known.ts';

const unknown = new GoogleError('Service account fanclub-functions@x does not exist.', 400);

it('waits for Google to know what was just made', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(unknown).mockResolvedValue();
  await untilKnown(work, 0);
  expect(work).toHaveBeenCalledTimes(2);
});

it.each([
  ['another refusal', new GoogleError('Permission denied', 403)],
  ['a fault of ours', new TypeError('does not exist')],
])('does not wait after %s', async (_, error) => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(error);
  await expect(untilKnown(work, 0)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives up in the end', async () => {
  await expect(untilKnown(() => Promise.reject(unknown), 0)).rejects.toBe(unknown);
});
