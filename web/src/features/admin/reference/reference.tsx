import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { OperationRow } from './operation-row.tsx';
import { groupsIn, useDescription } from './operations.ts';

/** Every call that the API takes, out of its own description, to be read and tried. */
export function Reference() {
  const { t } = useTranslation(['reference', 'common']);
  const [search, setSearch] = useSearchParams();
  const searchBox = useRef<HTMLInputElement>(null);
  const sought = search.get('q') ?? '';
  const { description, error, retry } = useDescription();
  const groups = description && groupsIn(description, sought);
  return (
    <RoomPage lead={t('lead')}>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={sought}
        onChange={(q) => setSearch(q ? { q } : {}, { replace: true })}
        inputRef={searchBox}
      />
      {!groups && error && <ErrorState error={error} onRetry={retry} />}
      {!groups && !error && (
        <Box role="status" aria-label={t('common:state.loading')}>
          <TextSkeleton lines={8} />
        </Box>
      )}
      {groups?.length === 0 && <EmptyState title={t('notFound')} text={t('notFoundText')} />}
      {groups?.map(({ name, description: text, operations }) => (
        <Box key={name} component="section" aria-label={name} sx={{ marginBlockStart: 3 }}>
          <Box dir="ltr" lang="en" sx={{ marginBlockEnd: 1 }}>
            <Typography variant="h5" component="h2">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Box>
          {operations.map((operation) => (
            <OperationRow key={operation.operationId} operation={operation} />
          ))}
        </Box>
      ))}
    </RoomPage>
  );
}
