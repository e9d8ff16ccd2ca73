import { countQueues, listQueue, readUser } from '@fanclub/contract/admin/case-routes';
import type { MemberFilter, MemberSort } from '@fanclub/contract/admin/filters';
import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { adminStats, listUsers } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { usePages } from './use-pages.ts';

/** Of a queue without the number of its rows, which stands on its chip. */
export type MemberPage = Omit<RouteResponse<typeof listUsers>, 'total'> & { total: number | null };

export interface ListFilters {
  /** In the review; null in the room of the members. A search looks at everybody, past all queues. */
  queue: ReviewQueue | null;
  status: MemberFilter;
  q: string;
  sort: MemberSort;
}

export const membersKey = ['admin', 'member'] as const;
/** Of every list, whatever its filters. */
export const listsKey = ['admin', 'members'] as const;

export const statsQuery = routeQuery(adminStats);

/** How many wait in each queue. */
export const queuesQuery = routeQuery(countQueues);

/** The queue that a list shows, if it does. */
export const shownQueue = ({ queue, q }: ListFilters) => (q ? null : queue);

/** One application as admins see it, by its request number. */
export function memberQuery(requestNumber: string) {
  return queryOptions({
    queryKey: [...membersKey, requestNumber],
    queryFn: async ({ signal, client }) => {
      const { user, ...family } = await call(readUser, { params: { id: requestNumber }, signal });
      client.setQueryData(familyQuery(requestNumber).queryKey, family);
      return user;
    },
  });
}

type Family = Omit<RouteResponse<typeof readUser>, 'user'>;

/** Who belongs to an application; read with it, and by itself never. */
export const familyQuery = (requestNumber: string) =>
  queryOptions<Family>({ queryKey: ['admin', 'family', requestNumber] });

/** The rows loaded so far, in one list: by filter, search and sort. */
export function useMembers(filters: ListFilters) {
  const { queue: _, ...search } = filters;
  const queue = shownQueue(filters);
  const { pages, ...state } = usePages<MemberPage>([...listsKey, filters], async (page, signal) => {
    if (!queue) return call(listUsers, { query: { ...search, ...page }, signal });
    const found = await call(listQueue, { params: { queue }, query: page, signal });
    return { ...found, total: null };
  });
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
