import type { ReactNode } from 'react';
import { ErrorState } from './message-state.tsx';
import { Loading, TextSkeleton } from './skeletons.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Number of lines of the skeleton, which should be about as high as the content. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Shows a query's data. As long as there are no data, it shows a skeleton, or the error with a button to try again. */
export function Loaded<T>({ query, lines = 8, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <TextSkeleton lines={lines} />
    </Loading>
  );
}
