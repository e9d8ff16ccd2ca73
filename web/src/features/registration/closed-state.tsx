import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';

/** Shown after an enforced deadline to people who had not sent a receipt before it. */
export function ClosedState({ deadline }: { deadline: string }) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <PageLayout width="text">
      <MessageState
        icon={<EventBusyIcon />}
        title={t('closed.title')}
        text={t('closed.text', { day: deadline })}
        action={
          <Button
            component={RouterLink}
            to={paths.login.build()}
            variant="outlined"
            color="secondary"
          >
            {t('common:actions.login')}
          </Button>
        }
      />
    </PageLayout>
  );
}
