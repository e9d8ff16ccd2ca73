import { type AuditKind, auditKindNames } from '@fanclub/contract/audit/actions';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { bareList } from '#ui/bare-list.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

type Kind = AuditKind | 'all';
const kinds: readonly Kind[] = ['all', ...auditKindNames];

/** Who did what when: decisions and changes, looks at identity documents, exports, refusals. */
export function History() {
  const { t } = useTranslation('history');
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((known) => known === search.get('kind')) ?? 'all';
  const choose = (next: Kind) => setSearch(next === 'all' ? {} : { kind: next }, { replace: true });
  return (
    <PageLayout
      width="text"
      lead={t('lead')}
      actions={
        <Button
          component={RouterLink}
          to={paths.admin.build()}
          color="secondary"
          startIcon={<DirectionalIcon icon={ArrowBackIcon} />}
          sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }}
        >
          {t('back')}
        </Button>
      }
    >
      <FilterChips
        label={t('filter')}
        values={kinds}
        chosen={kind}
        textOf={(value) => t(`kinds.${value}`)}
        onChoose={choose}
      />
      <Records kind={kind} />
    </PageLayout>
  );
}

function Records({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['history', 'admin', 'common']);
  const history = useHistory(kind);
  const { records, error } = history;
  if (error && records.length === 0) {
    return (
      <Box sx={{ marginBlockStart: 3 }}>
        <ErrorState error={error} onRetry={history.retry} />
      </Box>
    );
  }
  return (
    <Box
      aria-busy={history.isLoading || history.isStale}
      sx={{ marginBlockStart: 2, opacity: history.isStale ? 0.6 : 1 }}
    >
      {history.isLoading && (
        <Box role="status" aria-label={t('common:state.loading')}>
          <TextSkeleton lines={8} />
        </Box>
      )}
      {!history.isLoading && records.length === 0 && (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      )}
      <Box component="ol" aria-label={t('common:titles.adminHistory')} sx={bareList}>
        {records.map((record, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and are only added to
          <HistoryRow key={place} record={record} />
        ))}
      </Box>
      {history.hasMore && (
        <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 2 }}>
          <ErrorAlert error={error} fallback="error_loading_data" />
          <Button
            variant="outlined"
            color="secondary"
            loading={history.isLoadingMore}
            onClick={history.loadMore}
          >
            {t('admin:list.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
