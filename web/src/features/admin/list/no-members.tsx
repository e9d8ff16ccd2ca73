import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ListFilters } from '../api/queries.ts';

interface NoMembersProps {
  filters: ListFilters;
  setFilters: (changes: Partial<ListFilters>) => void;
}

export function NoMembers({ filters, setFilters }: NoMembersProps) {
  const { t } = useTranslation('admin');
  const isNarrowed = filters.q !== '' || filters.status !== 'all';
  return (
    <Box sx={{ padding: 3 }}>
      <EmptyState
        title={t(filters.q ? 'empty.search' : `empty.${filters.status}`)}
        text={t(isNarrowed ? 'empty.narrowed' : 'empty.text')}
        action={
          isNarrowed && (
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => setFilters({ status: 'all', q: '' })}
            >
              {t('empty.showAll')}
            </Button>
          )
        }
      />
    </Box>
  );
}
