import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { EmptyState } from '#ui/message-state.tsx';
import { RoomPage } from './room-page.tsx';

/** In place of a room that the admin's role does not open. */
export function ClosedRoom() {
  const { t } = useTranslation('admin');
  return (
    <RoomPage>
      <EmptyState
        title={t('rooms.closed')}
        text={t('rooms.closedText')}
        action={
          <Button component={RouterLink} to={paths.admin.build()} variant="outlined">
            {t('rooms.toReview')}
          </Button>
        }
      />
    </RoomPage>
  );
}
