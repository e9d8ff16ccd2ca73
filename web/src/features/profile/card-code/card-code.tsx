import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';

const CardCodeDialog = lazy(() =>
  import('./card-code-dialog.tsx').then((module) => ({ default: module.CardCodeDialog })),
);

/** Opens the code by which the card proves its membership. */
export function CardCode({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  if (!profile.membership) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<QrCodeIcon />}
        onClick={() => setOpen(true)}
        sx={{ marginBlockStart: 2 }}
      >
        {t('cardCode.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CardCodeDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
