import type { OwnProfile } from '@fanclub/contract/members/profile';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import type { BlockReason } from './block-reason.ts';
import { forgetSent } from './renewal-draft.ts';

/** Shows the reason why nobody can renew now, with a link to the profile. */
export function NoRenewal({ reason, member }: { reason: BlockReason; member: OwnProfile }) {
  const { t } = useTranslation('renewal');

  useEffect(() => forgetSent(member), [member]);

  const season = member.membership?.season ?? member.season;
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={t(`stop.${reason}.title`, { season })}
        text={t(`stop.${reason}.text`)}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}
