import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import type { PagesState } from '../api/use-pages.ts';
import { scrollMargin } from './scroll-margin.ts';

interface PagedListProps<Row> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Row[];
  list: PagesState;
  /** The texts shown when the list has no rows. */
  empty: { title: string; text: string };
  /** Returns the `li` of a row, with a key. `place` is the row's index. */
  renderRow: (row: Row, place: number) => ReactNode;
}

/** A paged list of a section, with its loading, error and empty states. */
export function PagedList<Row>({ label, rows, list, empty, renderRow }: PagedListProps<Row>) {
  const { t } = useTranslation('admin');
  if (list.error && rows.length === 0) {
    return (
      <Box sx={{ marginBlockStart: 3 }}>
        <ErrorState error={list.error} onRetry={list.retry} />
      </Box>
    );
  }
  return (
    <Box
      aria-busy={list.isLoading || list.isStale}
      sx={{ marginBlockStart: 2, opacity: list.isStale ? 0.6 : 1 }}
    >
      {list.isLoading && (
        <Loading>
          <TextSkeleton lines={8} />
        </Loading>
      )}
      {!list.isLoading && rows.length === 0 && <EmptyState {...empty} />}
      {rows.length > 0 && (
        <Box component="ol" aria-label={label} sx={{ ...bareList, ...scrollMargin }}>
          {rows.map(renderRow)}
        </Box>
      )}
      {list.hasMore && (
        <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 2 }}>
          <ErrorAlert error={list.error} fallback="error_loading_data" />
          <SecondaryButton loading={list.isLoadingMore} onClick={list.loadMore}>
            {t('list.more')}
          </SecondaryButton>
        </Box>
      )}
    </Box>
  );
}
