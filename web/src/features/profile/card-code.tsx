import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Profile } from '#member/profile-query.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const CardCodeDialog = lazyPart(() => import('./card-code-dialog.tsx'));

/** The button that shows the QR code of the card, and a link to the page with all cards. */
export function CardCode({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  if (!profile.membership) return null;
  return (
    <>
      <Row sx={{ inlineSize: '100%', maxInlineSize: 460, marginBlockStart: 2 }}>
        <SecondaryButton startIcon={<QrCodeIcon />} onClick={() => setOpen(true)}>
          {t('cardCode.open')}
        </SecondaryButton>
        <Button component={RouterLink} to={paths.card.build()} color="secondary">
          {t('cardCode.page')}
        </Button>
      </Row>
      {isOpen && <CardCodeDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
