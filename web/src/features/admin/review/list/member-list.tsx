import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type ListFilters, type Members, shownQueue } from '#admin-kit/api/queries.ts';
import { scrollMargin } from '#admin-kit/listing/scroll-margin.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { isTickable, type RowSelection } from '../bulk/use-selection.ts';
import { ListHead } from './list-head.tsx';
import { MemberRow } from './member-row.tsx';

interface MemberListProps {
  members: Members;
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
  selected: string | null;
  select: (requestNumber: string) => void;
  selection: RowSelection;
}

/** The list of applications: a table if it is wide enough, else rows of two lines. */
export function MemberList(props: MemberListProps) {
  const { members, filters, setFilters, selected, select, selection } = props;
  const { t } = useTranslation('admin');
  const { rows, error, isLoading, isStale } = members;
  const latestSelect = useLatest(select);
  const onSelect = useCallback((number: string) => latestSelect.current(number), [latestSelect]);
  if (error && rows.length === 0) {
    return (
      <Box sx={{ padding: 3 }}>
        <ErrorState error={error} onRetry={members.retry} />
      </Box>
    );
  }
  return (
    <Box
      aria-busy={isLoading || isStale}
      sx={{
        containerType: 'inline-size',
        overflowY: { lg: 'auto' },
        opacity: isStale ? 0.6 : 1,
        transition: 'opacity 150ms ease-out',
      }}
    >
      {isLoading && <ListSkeleton />}
      {!isLoading && rows.length === 0 && <NoMembers filters={filters} setFilters={setFilters} />}
      {rows.length > 0 && (
        <Box
          role="table"
          aria-label={t(filters.queue === null ? 'sections.members' : 'list.label')}
          aria-rowcount={members.total ?? -1}
        >
          <ListHead />
          <Box role="rowgroup" sx={scrollMargin}>
            {rows.map((member) => (
              <MemberRow
                showsOwed={filters.status === 'owing' || filters.queue === 'rest_open'}
                key={member.id}
                member={member}
                isSelected={member.request_number === selected}
                onSelect={onSelect}
                isTicked={
                  selection.isOn && isTickable(member) ? selection.ids.has(member.id) : null
                }
                onTick={selection.toggle}
              />
            ))}
          </Box>
        </Box>
      )}
      <ListEnd members={members} />
    </Box>
  );
}

const skeletonWidths = ['60%', '45%', '70%', '55%', '50%', '65%', '40%', '58%'];

function ListSkeleton() {
  return (
    <Loading>
      {skeletonWidths.map((inlineSize) => (
        <Box
          key={inlineSize}
          sx={{
            paddingInline: 3,
            paddingBlock: 1.5,
            borderBlockEnd: 'var(--line)',
          }}
        >
          <Skeleton sx={{ inlineSize, maxInlineSize: 320, fontSize: '1rem' }} />
          <Skeleton sx={{ inlineSize: '80%', maxInlineSize: 520, fontSize: '0.875rem' }} />
        </Box>
      ))}
    </Loading>
  );
}

interface NoMembersProps {
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
}

function NoMembers({ filters, setFilters }: NoMembersProps) {
  const { t } = useTranslation('admin');
  const queue = shownQueue(filters);
  if (queue) {
    const title = t(queue === 'to_review' ? 'empty.pending' : 'empty.queue');
    return (
      <Box sx={{ padding: 3 }}>
        <EmptyState title={title} text={t('empty.queueText')} />
      </Box>
    );
  }
  const isNarrowed = filters.q !== '' || filters.status !== 'all' || filters.today !== '';
  const list = filters.today === '' ? filters.status : 'today';
  return (
    <Box sx={{ padding: 3 }}>
      <EmptyState
        title={t(filters.q ? 'empty.search' : `empty.${list}`)}
        text={t(isNarrowed ? 'empty.narrowed' : 'empty.text')}
        action={
          isNarrowed && (
            <SecondaryButton onClick={() => setFilters({ status: 'all', today: '', q: '' })}>
              {t('empty.showAll')}
            </SecondaryButton>
          )
        }
      />
    </Box>
  );
}

/**
 * Loads the next page when the list's end is scrolled into view. The button serves keyboard and screen reader
 * users.
 */
function ListEnd({ members }: { members: Members }) {
  const { t } = useTranslation('admin');
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoadingMore, error, loadMore } = members;
  const load = useEffectEvent(loadMore);

  useEffect(() => {
    if (!end.current || !hasMore || error) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, error]);

  if (!hasMore) return null;
  return (
    <Box ref={end} sx={{ display: 'grid', gap: 1, padding: 2 }}>
      <ErrorAlert error={error} fallback="error_loading_data" />
      <SecondaryButton loading={isLoadingMore} onClick={loadMore}>
        {t('list.more')}
      </SecondaryButton>
    </Box>
  );
}

/** Returns a ref with the latest value, for callbacks that must stay stable. */
function useLatest<V>(value: V): RefObject<V> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
