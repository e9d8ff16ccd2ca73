import { familyMaxSize } from '@fanclub/contract/members/limits';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import type { BlockReason } from './block-reason.ts';

/** Shows the reason why the member can register nobody now, with a link to the profile. */
export function NoAdding({ reason }: { reason: BlockReason }) {
  const { t } = useTranslation('family');
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={t(`stop.${reason}.title`)}
        text={t(`stop.${reason}.text`, { most: familyMaxSize })}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}
