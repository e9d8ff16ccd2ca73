import type { ReactNode } from 'react';
import { ErrorState } from './message-state.tsx';
import { Loading, TextSkeleton } from './skeletons.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Of its outline, about as long as what comes. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** What was asked for, once it is there; before, its outline, or why it did not come and a way to try again. */
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
