import type { MemberFilter, MemberSort } from '@fanclub/contract/admin/filters';
import { listUsers as route } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { adminKeys } from './keys.ts';

export type MemberPage = RouteResponse<typeof route>;

export interface ListFilters {
  status: MemberFilter;
  q: string;
  sort: MemberSort;
}

const pageSize = '50';

/** The list by filter, search and sort, page after page. */
export function membersQuery(filters: ListFilters) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.lists, filters],
    queryFn: ({ pageParam, signal }) =>
      call(route, {
        query: { ...filters, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: MemberPage) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}
