import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/error-state.tsx';
import type { ListFilters, Members } from '../api/queries.ts';
import { useLatest } from '../use-latest.ts';
import { ListEnd } from './list-end.tsx';
import { ListHead } from './list-head.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import { NoMembers } from './no-members.tsx';

interface MemberListProps {
  members: Members;
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
  selected: string | null;
  select: (requestNumber: string) => void;
}

/** A table where there is room for its columns, two-line rows where there is not. */
export function MemberList(props: MemberListProps) {
  const { members, filters, setFilters, selected, select } = props;
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
        <Box role="table" aria-label={t('list.label')} aria-rowcount={members.total ?? -1}>
          <ListHead />
          <Box role="rowgroup">
            {rows.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelected={member.request_number === selected}
                onSelect={onSelect}
              />
            ))}
          </Box>
        </Box>
      )}
      <ListEnd members={members} />
    </Box>
  );
}
