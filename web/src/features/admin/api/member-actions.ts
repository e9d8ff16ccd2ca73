import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import type { deleteUser } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renewGate } from '#session/admin-gate.ts';
import {
  type ListFilters,
  listsKey,
  type MemberPage,
  memberQuery,
  queuesQuery,
  shownQueue,
  statsQuery,
} from './queries.ts';

type List = InfiniteData<MemberPage, string>;

const fits: Record<MemberFilter, (member: AdminMember) => boolean> = {
  all: () => true,
  pending: (member) => !member.is_approved,
  approved: (member) => member.is_approved,
  paid: (member) => member.is_paid,
};

const isSubmitted = (member: AdminMember) => member.request_status === 'submitted';

const isQueued: Record<ReviewQueue, (member: AdminMember) => boolean> = {
  to_review: (member) => isSubmitted(member) && member.requested === null,
  waiting: (member) => isSubmitted(member) && member.requested !== null,
  flagged: (member) =>
    (isSubmitted(member) && member.flags.length > 0) || member.flagged_since_decision,
  no_receipt: (member) => isSubmitted(member) && member.receipt_url === null,
  unconfirmed: (member) => isSubmitted(member) && member.email_confirmed_at === null,
  rest_open: (member) => member.request_status === 'approved' && !member.is_paid,
  deletion: (member) => member.delete_requested_at !== null,
  rejected: (member) => member.request_status === 'rejected',
  mine: (member) => member.request_status !== 'approved',
};

function isIn(filters: ListFilters, member: AdminMember): boolean {
  const queue = shownQueue(filters);
  return queue ? isQueued[queue](member) : fits[filters.status](member);
}

/** A list after a change: the row as it is now, or gone where the filter no longer lets it in. */
export function withMember(list: List, filters: ListFilters, member: AdminMember): List {
  const replace = (row: AdminMember) => (row.id === member.id ? member : row);
  return mapRows(list, (rows) =>
    isIn(filters, member) ? rows.map(replace) : rows.filter(({ id }) => id !== member.id),
  );
}

export function withoutMember(list: List, id: string): List {
  return mapRows(list, (rows) => rows.filter((row) => row.id !== id));
}

function mapRows(list: List, change: (rows: AdminMember[]) => AdminMember[]): List {
  const pages = list.pages.map((page) => ({ ...page, users: change(page.users) }));
  const count = (of: MemberPage[]) => of.reduce((sum, { users }) => sum + users.length, 0);
  const gone = count(list.pages) - count(pages);
  const left = (total: number | null) => (total === null ? null : total - gone);
  return { ...list, pages: pages.map((page) => ({ ...page, total: left(page.total) })) };
}

/** Shows a change at once; what was loaded is asked for again only when it is next opened. */
export function keepMember(queryClient: QueryClient, member: AdminMember): void {
  keepMembers(queryClient, [member]);
}

/** The same for many. */
export function keepMembers(queryClient: QueryClient, members: readonly AdminMember[]): void {
  for (const member of members) {
    queryClient.setQueryData(memberQuery(member.request_number).queryKey, member);
  }
  changeLists(queryClient, (list, filters) =>
    members.reduce((changed, member) => withMember(changed, filters, member), list),
  );
}

export function forgetMember(
  queryClient: QueryClient,
  member: Pick<AdminMember, 'id' | 'request_number'>,
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
  queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey });
}

export type DeletionAnswer = RouteResponse<typeof deleteUser>;

/** Every action of an admin prolongs the open gate. */
export const prolongsGate = { onMutate: () => renewGate(Date.now()) };

/** For the routes that answer the member as it is now: list and detail show it at once. */
export function useMemberAction() {
  const queryClient = useQueryClient();
  return {
    ...prolongsGate,
    onSuccess: ({ user }: { user: AdminMember }) => keepMember(queryClient, user),
  };
}
