import type { OwnProfile } from '@fanclub/contract/members/profile';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { discardRenewal } from '#store/renewal-draft.ts';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { renewalDraft } from './renewal-draft.ts';
import type { Stop } from './stop-of.ts';

/** Why there is nothing to renew now, and the way to where one stands. */
export function NoRenewal({ stop, member }: { stop: Stop; member: OwnProfile }) {
  const { t } = useTranslation('renewal');
  const { id, email, request_number: number } = member;

  // It was sent, and the answer was lost: the draft of it has done its work.
  useEffect(() => {
    const kept = renewalDraft({ id, email }).load();
    if (kept?.draft.request_number === number) discardRenewal();
  }, [id, email, number]);

  const season = member.membership?.season ?? member.season;
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={t(`stop.${stop}.title`, { season })}
        text={t(`stop.${stop}.text`)}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}
