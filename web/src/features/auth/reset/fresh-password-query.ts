import { queryOptions, skipToken } from '@tanstack/react-query';

/**
 * A generated password between its answer and the login that follows. It lives in memory alone,
 * and a completed sign-in removes it together with everything else that was loaded before.
 */
export const freshPasswordQuery = queryOptions<string>({
  queryKey: ['fresh-password'],
  queryFn: skipToken,
});
