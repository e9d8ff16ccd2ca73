import type { AuditKind } from '@fanclub/contract/audit/actions';
import { auditLog } from '@fanclub/contract/audit/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';

type HistoryPage = RouteResponse<typeof auditLog>;
export type HistoryRecord = HistoryPage['records'][number];

const pageSize = '50';

/** What admins did, page after page; of one kind, or of all. */
export function useHistory(kind: AuditKind | 'all') {
  const query = useInfiniteQuery({
    queryKey: [auditLog.path, kind],
    queryFn: ({ pageParam, signal }) =>
      call(auditLog, {
        query: {
          ...(kind !== 'all' && { kind }),
          limit: pageSize,
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: HistoryPage) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  return {
    records: query.data?.pages.flatMap(({ records }) => records) ?? [],
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
