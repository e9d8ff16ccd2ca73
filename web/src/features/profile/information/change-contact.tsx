import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';
import { lazyDialog } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const ChangeContactDialog = lazyDialog(() => import('./change-contact-dialog.tsx'));

/** The button that opens the form with which a member changes address, phone and language. */
export function ChangeContact({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <SecondaryButton
        onClick={() => {
          setSaved(false);
          setOpen(true);
        }}
        sx={{ marginBlockStart: 3 }}
      >
        {t('personal.change')}
      </SecondaryButton>
      {isSaved && (
        <Alert severity="success" role="status" sx={{ marginBlockStart: 2 }}>
          {t('personal.changed')}
        </Alert>
      )}
      <ChangeContactDialog
        profile={profile}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={() => {
          setSaved(true);
          setOpen(false);
        }}
      />
    </>
  );
}
