import { memberFilters } from '@fanclub/contract/admin/filters';
import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { exportUsers } from '@fanclub/contract/admin/routes';
import { memberColumnGroups } from '@fanclub/contract/members/member-file';
import TickIcon from '@mui/icons-material/CheckBoxOutlined';
import SortIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListFilters, queuesQuery, shownQueue } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { ExportButton } from '#admin-kit/export/export-button.tsx';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SearchBox } from '#admin-kit/listing/search-box.tsx';
import { Row } from '#ui/row.tsx';
import type { Selection } from '../bulk/use-selection.ts';

interface ToolbarProps {
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
  total: number | null;
  searchBox: RefObject<HTMLInputElement | null>;
  showExport: (id: string) => void;
  selection: Selection;
}

export function Toolbar(props: ToolbarProps) {
  const { filters, setFilters, total, searchBox, showExport, selection } = props;
  const { t } = useTranslation('admin');
  const may = useMay();
  const { queue: _, ...listed } = filters;
  const shown = shownQueue(filters);
  return (
    <Row
      sx={{
        paddingInline: { xs: 2, sm: 3 },
        paddingBlockEnd: 2,
      }}
    >
      {filters.queue === null ? (
        <FilterChips
          label={t('filters.label')}
          values={memberFilters}
          chosen={filters.status}
          textOf={(status) => t(`filters.${status}`)}
          onChoose={(status) => setFilters({ status })}
        />
      ) : (
        <QueueChips shown={shown} onChoose={(queue) => setFilters({ queue, q: '' })} />
      )}
      <SearchBox value={filters.q} onChange={(q) => setFilters({ q })} inputRef={searchBox} />
      {filters.queue !== null && may('decideMany') && (
        <Button
          size="small"
          color="secondary"
          aria-pressed={selection.isOn}
          startIcon={<TickIcon />}
          onClick={selection.isOn ? selection.clear : selection.open}
        >
          {t('list.choose')}
        </Button>
      )}
      {filters.queue === null && <Ordering filters={filters} setFilters={setFilters} />}
      {may('exportUsers') && (
        <ExportButton
          size="small"
          exported={{
            list: 'members',
            route: exportUsers,
            filter: shown ? { queue: shown } : listed,
            columns: memberColumnGroups,
          }}
          onStarted={showExport}
        />
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginInlineStart: 'auto' }}
      >
        {total !== null && t('list.total', { count: total })}
      </Typography>
    </Row>
  );
}

interface QueueChipsProps {
  /** The queue on screen; null while search results are on screen. */
  shown: ReviewQueue | null;
  onChoose: (queue: ReviewQueue) => void;
}

/** Chips of the review queues, each with its count. */
function QueueChips({ shown, onChoose }: QueueChipsProps) {
  const { t } = useTranslation('admin');
  const { data: counts } = useQuery({ ...queuesQuery, staleTime: 15_000, refetchInterval: 60_000 });
  return (
    <FilterChips
      label={t('queues.label')}
      values={reviewQueues}
      chosen={shown}
      textOf={(queue) => t(`queues.${queue}`)}
      countOf={(queue) => counts?.[queue]}
      onChoose={onChoose}
    />
  );
}

function Ordering({ filters, setFilters }: Pick<ToolbarProps, 'filters' | 'setFilters'>) {
  const { t } = useTranslation('admin');
  const other = filters.sort === 'newest' ? 'oldest' : 'newest';
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<SortIcon />}
      aria-label={t('sort.change', { now: t(`sort.${filters.sort}`), next: t(`sort.${other}`) })}
      onClick={() => setFilters({ sort: other })}
    >
      {t(`sort.${filters.sort}`)}
    </Button>
  );
}
