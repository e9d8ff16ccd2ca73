import { countQueues, listQueue, readUser } from '@fanclub/contract/admin/case-routes';
import type { MemberFilter, MemberSort } from '@fanclub/contract/admin/filters';
import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { adminStats, listUsers } from '@fanclub/contract/admin/routes';
import { readSeasonFigures } from '@fanclub/contract/figures/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { todayFields } from './today-filter.ts';
import { usePages } from './use-pages.ts';

/**
 * One page of members. `total` is null for a review queue, because the menu of queues already shows the count.
 */
export type MemberPage = Omit<RouteResponse<typeof listUsers>, 'total'> & { total: number | null };

export interface ListFilters {
  /**
   * The queue shown in the review section; null in the members section. A search (`q`) ignores the queue and
   * covers all members.
   */
  queue: ReviewQueue | null;
  status: MemberFilter;
  /** The choice of `useTodayOptions`, such as `valid` or `new 2026/27`; empty for all members. */
  today: string;
  q: string;
  sort: MemberSort;
}

export const membersKey = ['admin', 'member'] as const;
/** Query key prefix of all member lists, whatever their filters. */
export const listsKey = ['admin', 'members'] as const;

export const statsQuery = routeQuery(adminStats);

/** The figure that counts the members of each filter. */
export const countedAs = {
  all: 'total_users',
  pending: 'pending_users',
  approved: 'approved_users',
  paid: 'paid_users',
  owing: 'owing_users',
} as const satisfies Record<MemberFilter, string>;

/** Query for the figures of the current season. The server counts them anew for each call. */
export const seasonFiguresQuery = routeQuery(readSeasonFigures);

/** The number of applications in each review queue. */
export const queuesQuery = routeQuery(countQueues);

/** Returns the queue that a list shows, or null while it shows search results. */
export const shownQueue = ({ queue, q }: ListFilters) => (q ? null : queue);

/** Returns the query parameters of the list of members. */
export const searchOf = ({ queue: _, today, ...search }: ListFilters) => ({
  ...search,
  ...todayFields(today),
});

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

/**
 * Query for the guardian and the family of an application. This query has no fetch function, because `memberQuery`
 * reads both with the application and stores them under this key.
 */
export const familyQuery = (requestNumber: string) =>
  queryOptions<Family>({ queryKey: ['admin', 'family', requestNumber] });

/** Returns the family of an application from the cache; nobody if the application was not opened. */
export function useFamily(requestNumber: string) {
  const { data } = useQuery({ ...familyQuery(requestNumber), queryFn: skipToken });
  const { guardian = null, family = [], together = [] } = data ?? {};
  return { guardian, family, together };
}

/**
 * Loads the members that match the filters, page by page. `rows` holds the members of all pages loaded so
 * far.
 */
export function useMembers(filters: ListFilters) {
  const search = searchOf(filters);
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

/**
 * Returns the selected application. `row` is the application's row of the list until the server has responded, and then
 * the application itself.
 */
export function useSelectedMember(selected: string | null, rows: MemberRow[]) {
  const query = useQuery({
    ...memberQuery(selected ?? ''),
    ...(selected === null && { queryFn: skipToken }),
  });
  const member = selected === null ? undefined : query.data;
  return {
    member,
    row: member ?? rows.find((row) => row.request_number === selected),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
