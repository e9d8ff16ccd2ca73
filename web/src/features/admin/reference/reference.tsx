import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#ui/loaded.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { RoomSearch, useSought } from '../listing/room-search.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { OperationRow } from './operation-row.tsx';
import { type Description, groupsIn, useDescription } from './operations.ts';

/** Every call that the API takes, out of its own description, to be read and tried. */
export function Reference() {
  const { t } = useTranslation('reference');
  return (
    <RoomPage lead={t('lead')}>
      <RoomSearch label={t('search')} placeholder={t('searchPlaceholder')} />
      <Loaded query={useDescription()}>
        {(description) => <Groups description={description} />}
      </Loaded>
    </RoomPage>
  );
}

/** Those calls that are looked for. */
function Groups({ description }: { description: Description }) {
  const { t } = useTranslation('reference');
  const groups = groupsIn(description, useSought());
  if (groups.length === 0) return <EmptyState title={t('notFound')} text={t('notFoundText')} />;
  return groups.map(({ name, description: text, operations }) => (
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
  ));
}
