import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { queryClient } from './providers.tsx';

const retry = queryClient.getDefaultOptions().queries?.retry as (
  failures: number,
  error: Error,
) => boolean;
const busy = { status: 503, code: 'service_busy', message: '' } as const;

it('a query that met a busy server is repeated twice, and never where the server named a time', () => {
  const error = new ApiError(busy);
  expect([0, 1, 2].map((failures) => retry(failures, error))).toEqual([true, true, false]);
  expect(retry(0, new ApiError({ ...busy, retryAfterS: 30 }))).toBe(false);
});
