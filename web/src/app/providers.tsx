import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';

/**
 * True for errors worth a retry. A 503 with `Retry-After` is not worth one: either the API client has already repeated
 * the call, or the pause that the server asks for is too long.
 */
const retryable = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'network_error' || (error.status === 503 && !error.retryAfterS));

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

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <CssBaseline />
        {children}
      </LanguageProvider>
    </QueryClientProvider>
  );
}
