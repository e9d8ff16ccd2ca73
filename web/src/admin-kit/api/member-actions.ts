import type { MemberFilter } from '@fanclub/contract/admin/filters';
import { isInQueue } from '@fanclub/contract/admin/queues';
import type { deleteUser } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renewGate } from '#session/admin-gate.ts';
import {
  type ListFilters,
  listsKey,
  type MemberPage,
  memberQuery,
  queuesQuery,
  seasonFiguresQuery,
  shownQueue,
  statsQuery,
} from './queries.ts';
import { fitsToday } from './today-filter.ts';

type List = InfiniteData<MemberPage, string>;

const fits: Record<MemberFilter, (member: MemberRow) => boolean> = {
  all: () => true,
  pending: (member) => !member.is_approved,
  approved: (member) => member.is_approved,
  paid: (member) => member.is_paid,
  owing: (member) => member.owes !== null,
};

function isIn(filters: ListFilters, member: MemberRow): boolean {
  const queue = shownQueue(filters);
  return queue
    ? isInQueue(queue, member)
    : fits[filters.status](member) && fitsToday(filters.today, member);
}

/**
 * Returns the list with `member` in place of the member's old row. If the member no longer fits the list's queue or
 * filters, the row is left out.
 */
export function withMember(list: List, filters: ListFilters, member: MemberRow): List {
  const replace = (row: MemberRow) => (row.id === member.id ? member : row);
  return mapRows(list, (rows) =>
    isIn(filters, member) ? rows.map(replace) : rows.filter(({ id }) => id !== member.id),
  );
}

export function withoutMember(list: List, id: string): List {
  return mapRows(list, (rows) => rows.filter((row) => row.id !== id));
}

function mapRows(list: List, change: (rows: MemberRow[]) => MemberRow[]): List {
  const pages = list.pages.map((page) => ({ ...page, users: change(page.users) }));
  const count = (of: MemberPage[]) => of.reduce((sum, { users }) => sum + users.length, 0);
  const gone = count(list.pages) - count(pages);
  const left = (total: number | null) => (total === null ? null : total - gone);
  return { ...list, pages: pages.map((page) => ({ ...page, total: left(page.total) })) };
}

/**
 * Writes the member into the cached application and the cached lists. The list on screen is only changed in
 * place; all other cached lists are fetched again in the background.
 */
export function keepMember(queryClient: QueryClient, member: AdminMember): void {
  queryClient.setQueryData(memberQuery(member.request_number).queryKey, member);
  keepRows(queryClient, [member]);
}

/**
 * Writes rows into the cached lists. A row is only a part of an application, so the cached applications are fetched
 * again.
 */
export function keepChanged(queryClient: QueryClient, members: readonly MemberRow[]): void {
  for (const { request_number } of members) {
    queryClient.invalidateQueries({ queryKey: memberQuery(request_number).queryKey });
  }
  keepRows(queryClient, members);
}

function keepRows(queryClient: QueryClient, members: readonly MemberRow[]): void {
  changeLists(queryClient, (list, filters) =>
    members.reduce((changed, member) => withMember(changed, filters, member), list),
  );
}

export function forgetMember(
  queryClient: QueryClient,
  member: Pick<MemberRow, 'id' | 'request_number'>,
): void {
  queryClient.removeQueries(memberQuery(member.request_number));
  changeLists(queryClient, (list) => withoutMember(list, member.id));
}

function changeLists(
  queryClient: QueryClient,
  change: (list: List, filters: ListFilters) => List,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: listsKey })) {
    const list = query.state.data as List | undefined;
    const filters = query.queryKey.at(-1) as ListFilters;
    if (list) queryClient.setQueryData(query.queryKey, change(list, filters));
  }
  queryClient.invalidateQueries({ queryKey: listsKey, refetchType: 'inactive' });
  queryClient.invalidateQueries(statsQuery);
  queryClient.invalidateQueries(seasonFiguresQuery);
  queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey });
}

export type DeletionAnswer = RouteResponse<typeof deleteUser>;

/** What `useRouteMutation` does by itself for routes of the panel, for mutations with an `onMutate` of their own. */
export const prolongsGate = { onMutate: () => renewGate(Date.now()) };

/**
 * Returns mutation options for routes that return the updated member. On success the member is written into
 * the cache, so that list and detail show the change at once.
 */
export function useMemberAction() {
  const queryClient = useQueryClient();
  return {
    ...prolongsGate,
    onSuccess: ({ user }: { user: AdminMember }) => keepMember(queryClient, user),
  };
}
