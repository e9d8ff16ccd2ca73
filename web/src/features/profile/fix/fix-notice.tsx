import { balanceOf } from '@fanclub/contract/money/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useItemList } from '#member/item-texts.ts';
import type { Profile } from '#member/profile-query.ts';
import { forWhom } from '../for-whom.ts';

/** Says what the reviewers asked the member to send or correct, with a link to the correction page. */
export function FixNotice({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const itemList = useItemList();
  const language = useLanguage();
  const { open_dues } = profile.account;
  const open = partsOf(balanceOf({ open_dues, over_dues: [] }));
  if (!profile.requested) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 3 }}>
      <AlertTitle>{t('fix.waitsTitle')}</AlertTitle>
      {profile.request_status === 'approved' && open.length > 0
        ? t('fix.rest', { amount: formatParts(open, language) })
        : t('fix.waits', { items: itemList(profile.requested.items) })}
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
