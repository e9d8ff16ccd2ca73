import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useItemList } from '#member/item-texts.ts';
import type { Profile } from '#member/profile-query.ts';
import { forWhom } from '../for-whom.ts';

/** What the review waits for from the owner of this profile, and the way to it. */
export function FixNotice({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const itemList = useItemList();
  if (!profile.requested) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 3 }}>
      <AlertTitle>{t('fix.waitsTitle')}</AlertTitle>
      {t('fix.waits', { items: itemList(profile.requested.items) })}
      <Button
        component={RouterLink}
        to={paths.fix.build(forWhom(profile))}
        variant="contained"
        sx={{ display: 'flex', inlineSize: 'fit-content', marginBlockStart: 1.5 }}
      >
        {t('fix.open')}
      </Button>
    </Alert>
  );
}
