import { adminStats as route } from '@fanclub/contract/admin/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { adminKeys } from './keys.ts';

export const statsQuery = queryOptions({
  queryKey: adminKeys.stats,
  queryFn: ({ signal }) => call(route, { signal }),
});
