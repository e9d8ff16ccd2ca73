import type { MemberFilter, MemberSort } from '@fanclub/contract/admin/filters';
import { adminStats, listUsers } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { usePages } from './use-pages.ts';

export type MemberPage = RouteResponse<typeof listUsers>;

export interface ListFilters {
  status: MemberFilter;
  q: string;
  sort: MemberSort;
}

const membersKey = ['admin', 'member'] as const;
/** Of every list, whatever its filters. */
export const listsKey = ['admin', 'members'] as const;

export const statsQuery = routeQuery(adminStats);

/** One application as admins see it; the list finds it by its request number. */
export function memberQuery(requestNumber: string) {
  return queryOptions({
    queryKey: [...membersKey, requestNumber],
    queryFn: async ({ signal }) => {
      const { users } = await call(listUsers, { query: { q: requestNumber, limit: '1' }, signal });
      if (users[0]) return users[0];
      throw new ApiError({ status: 404, code: 'user_not_found', message: 'No such application' });
    },
  });
}

/** The rows loaded so far, in one list: by filter, search and sort. */
export function useMembers(filters: ListFilters) {
  const { pages, ...state } = usePages([...listsKey, filters], (page, signal) =>
    call(listUsers, { query: { ...filters, ...page }, signal }),
  );
  return {
    rows: pages.flatMap(({ users }) => users),
    total: pages[0]?.total ?? null,
    ...state,
  };
}

export type Members = ReturnType<typeof useMembers>;

/** The chosen application: what the list knows at once, then what the server says now. */
export function useSelectedMember(selected: string | null, rows: AdminMember[]) {
  const query = useQuery({
    ...memberQuery(selected ?? ''),
    ...(selected === null && { queryFn: skipToken }),
    placeholderData: rows.find((row) => row.request_number === selected),
  });
  return {
    member: selected === null ? undefined : query.data,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
