import { useInfiniteQuery } from '@tanstack/react-query';
import { type ListFilters, membersQuery } from './api/list-members.ts';

/** The rows loaded so far, in one list. */
export function useMembers(filters: ListFilters) {
  const query = useInfiniteQuery(membersQuery(filters));
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ users }) => users),
    total: pages[0]?.total ?? null,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

export type Members = ReturnType<typeof useMembers>;
