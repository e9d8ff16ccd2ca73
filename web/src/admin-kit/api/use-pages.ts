import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

const pageSize = '50';

interface PageRequest {
  limit: string;
  cursor?: string;
}

/** The loading state of a paged list, without its rows. */
export type PagesState = Omit<ReturnType<typeof usePages>, 'pages'>;

/**
 * Loads a list page by page. Returns the pages loaded so far, the loading state, and functions that load the next page
 * and try a failed page again. Nothing is loaded while `isEnabled` is false.
 */
export function usePages<RowPage extends { next_cursor: string | null }>(
  queryKey: QueryKey,
  fetchPage: (page: PageRequest, signal: AbortSignal) => Promise<RowPage>,
  { isEnabled = true } = {},
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (page: RowPage) => page.next_cursor,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  return {
    pages: query.data?.pages ?? [],
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
