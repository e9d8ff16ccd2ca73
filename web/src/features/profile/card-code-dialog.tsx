import { ownCardCode } from '@fanclub/contract/verification/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { paths } from '#config/paths.ts';
import { fullName } from '#member/full-name.ts';
import type { Profile } from '#member/profile-query.ts';
import { QrCode } from '#member/qr-code.tsx';
import { useWakeLock } from '#member/use-wake-lock.ts';
import { Loaded } from '#ui/loaded.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { forWhom } from './for-whom.ts';

/** Shows the QR code of the card, large enough to be scanned from a phone. */
export default function CardCodeDialog({
  profile,
  onClose,
}: {
  profile: Profile;
  onClose: () => void;
}) {
  const { t } = useTranslation(['profile', 'common']);
  const isNarrow = useIsNarrow();
  const query = useQuery(routeQuery(ownCardCode, { query: forWhom(profile) }));
  useWakeLock();
  return (
    <TitledDialog
      title={t('cardCode.title')}
      fullScreen={isNarrow}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Loaded query={query} lines={6}>
        {({ code, season }) => {
          const path = paths.verify.build(code);
          return (
            <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
              <QrCode text={`${location.origin}${path}`} label={t('cardCode.label')} />
              <Box>
                <Typography sx={{ fontWeight: 650 }}>
                  <bdi>{fullName(profile)}</bdi>
                </Typography>
                <Typography color="textSecondary">{t('family.season', { season })}</Typography>
              </Box>
              <Typography variant="note" sx={{ maxInlineSize: '44ch' }}>
                {t('cardCode.help')}{' '}
                <Link href={path} target="_blank">
                  {t('cardCode.see')}
                </Link>
              </Typography>
            </Box>
          );
        }}
      </Loaded>
    </TitledDialog>
  );
}
