import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';
import { lazyDialog } from '#ui/lazily.tsx';

const ChangeEmailDialog = lazyDialog(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);

/** The button that opens the dialog with which members change their own e-mail address. */
export function ChangeEmail({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('email.open')}
      </Button>
      <ChangeEmailDialog profile={profile} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
