import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';
import { SectionPanel } from '#ui/panel.tsx';
import { DeletionRequest } from '../deletion-request.tsx';
import { OwnAccount } from './own-account.tsx';

/** Replaces the account section for a person of the family without an account. */
export function WardAccount({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  return (
    <SectionPanel title={t('ward.account.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('ward.account.text')}
      </Typography>
      <OwnAccount profile={profile} />
      <DeletionRequest profile={profile} />
    </SectionPanel>
  );
}
