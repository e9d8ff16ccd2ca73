import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';

const retryable = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network_error' || error.status === 503);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && retryable(error),
    },
    mutations: { retry: false },
  },
});
