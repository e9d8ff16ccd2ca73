import { type MemberFilter, memberFilters } from '@fanclub/contract/admin/filters';
import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { exportUsers } from '@fanclub/contract/admin/routes';
import { memberColumnGroups } from '@fanclub/contract/members/member-file';
import { partsOf } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import TickIcon from '@mui/icons-material/CheckBoxOutlined';
import SortIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import {
  countedAs,
  type ListFilters,
  queuesQuery,
  searchOf,
  seasonFiguresQuery,
  shownQueue,
  statsQuery,
} from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useTodayOptions } from '#admin-kit/api/use-today-options.ts';
import { ExportButton } from '#admin-kit/export/export-button.tsx';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SearchBox } from '#admin-kit/listing/search-box.tsx';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Row } from '#ui/row.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import type { RowSelection } from '../bulk/use-selection.ts';

interface ToolbarProps {
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
  total: number | null;
  selection: RowSelection;
  /** A further button at the end, such as the button to enter a new member. */
  action?: ReactNode;
}

export function Toolbar(props: ToolbarProps) {
  const { filters, setFilters, total, selection, action } = props;
  const { t } = useTexts('admin');
  const may = useMay();
  const searchBox = useRef<HTMLInputElement>(null);
  const isPhone = useIsNarrow('md');
  const shown = shownQueue(filters);
  return (
    <Row
      sx={{
        paddingInline: { xs: 2, sm: 3 },
        paddingBlockEnd: { xs: 0.25, md: 2 },
        rowGap: { xs: 0.25, md: 1.5 },
      }}
    >
      {filters.queue === null ? (
        <MemberChips
          chosen={filters.status}
          onChoose={(status) => setFilters({ status, today: '' })}
        />
      ) : (
        <QueueMenu shown={shown} onChoose={(queue) => setFilters({ queue, q: '' })} />
      )}
      {/* On a phone, the panel's search for members above the page also serves the queues. */}
      {(!isPhone || filters.queue === null || filters.q !== '') && (
        <SearchBox
          value={filters.q}
          // The server searches for a text under each filter but this one.
          onChange={(q) =>
            setFilters({ q, today: '', ...(filters.status === 'owing' && allStates) })
          }
          inputRef={searchBox}
        />
      )}
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
      {filters.queue === null && <TodayFilter filters={filters} setFilters={setFilters} />}
      {filters.queue === null && <Ordering filters={filters} setFilters={setFilters} />}
      {may('exportUsers') && (
        <ExportButton
          size="small"
          exported={{
            list: 'members',
            route: exportUsers,
            filter: shown ? { queue: shown } : searchOf(filters),
            columns: memberColumnGroups,
          }}
        />
      )}
      {action}
      <Typography role="status" variant="note" sx={{ marginInlineStart: 'auto' }}>
        {total !== null &&
          t(filters.queue === null ? 'list.people' : 'list.total', { count: total })}
      </Typography>
      {filters.status === 'owing' && may('listOpenDues') && <OwedInAll />}
    </Row>
  );
}

const allStates = { status: 'all' } as const;

interface MemberChipsProps {
  chosen: MemberFilter;
  onChoose: (status: MemberFilter) => void;
}

/** Chips of the states of members, each with its count. If the counts do not load, the chips work without them. */
function MemberChips({ chosen, onChoose }: MemberChipsProps) {
  const { t } = useTexts('admin');
  const { data: counts } = useQuery(statsQuery);
  return (
    <FilterChips
      label={t('filters.label')}
      values={memberFilters}
      chosen={chosen}
      textOf={(status) => t(`filters.${status}`)}
      countOf={(status) => counts?.[countedAs[status]]}
      onChoose={onChoose}
    />
  );
}

interface QueueMenuProps {
  /** The queue on screen; null while search results are on screen. */
  shown: ReviewQueue | null;
  onChoose: (queue: ReviewQueue) => void;
}

/** The review queues as a menu, each with its count. Empty queues are a group of their own at its end. */
function QueueMenu({ shown, onChoose }: QueueMenuProps) {
  const { t } = useTexts('admin');
  const { number } = useFormat();
  const { data: counts } = useQuery({ ...queuesQuery, staleTime: 15_000, refetchInterval: 60_000 });
  const isEmpty = (queue: ReviewQueue) => queue !== shown && counts?.[queue] === 0;
  const option = (queue: ReviewQueue) => (
    <option key={queue} value={queue}>
      {t(`queues.${queue}`)} {counts && number(counts[queue])}
    </option>
  );
  const empty = reviewQueues.filter(isEmpty);
  return (
    <Select
      native
      size="small"
      value={shown ?? ''}
      onChange={(event) => onChoose(event.target.value as ReviewQueue)}
      inputProps={{ 'aria-label': t('queues.label') }}
      sx={menu}
    >
      {shown === null && <option value="">{t('find.results')}</option>}
      {reviewQueues.filter((queue) => !isEmpty(queue)).map(option)}
      {empty.length > 0 && <optgroup label={t('queues.empty')}>{empty.map(option)}</optgroup>}
    </Select>
  );
}

/** Says what the listed members owe together, which is the total of the list of open dues, and links to that list. */
function OwedInAll() {
  const { t, language } = useTexts('admin');
  const { data } = useQuery({ ...seasonFiguresQuery, staleTime: 0 });
  const owed = data?.now.money && partsOf(data.now.money.open);
  return (
    <Typography variant="body2" sx={{ inlineSize: '100%', fontVariantNumeric: 'var(--figures)' }}>
      {owed &&
        t('owing.sum', {
          amount: formatParts(owed, language),
        })}{' '}
      {t('owing.who')}{' '}
      <Link component={PageLink} to={paths.adminMoney.build()}>
        {t('owing.money')}
      </Link>
    </Typography>
  );
}

const menu = {
  inlineSize: { xs: '100%', sm: 'auto' },
  '& select': { paddingBlock: '8px' },
} as const;

/** Select to filter by today's membership or by a season. The server takes one filter at a time. */
function TodayFilter({ filters, setFilters }: Pick<ToolbarProps, 'filters' | 'setFilters'>) {
  const { t } = useTexts('admin');
  const { today } = filters;
  const options = useTodayOptions(today);
  return (
    <Select
      native
      size="small"
      value={today}
      onChange={(event) => setFilters({ today: event.target.value, status: 'all', q: '' })}
      inputProps={{ 'aria-label': t('today.label') }}
      sx={menu}
    >
      <option value="">{t('today.any')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function Ordering({ filters, setFilters }: Pick<ToolbarProps, 'filters' | 'setFilters'>) {
  const { t } = useTexts('admin');
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
