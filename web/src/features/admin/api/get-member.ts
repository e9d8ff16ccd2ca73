import { listUsers as route } from '@fanclub/contract/admin/routes';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { adminKeys } from './keys.ts';

/** One application as admins see it; the list finds it by its request number. */
export function memberQuery(requestNumber: string) {
  return queryOptions({
    queryKey: [...adminKeys.members, requestNumber],
    queryFn: async ({ signal }) => {
      const { users } = await call(route, { query: { q: requestNumber, limit: '1' }, signal });
      if (users[0]) return users[0];
      throw new ApiError({ status: 404, code: 'user_not_found', message: 'No such application' });
    },
  });
}
