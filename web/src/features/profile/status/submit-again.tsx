import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';
import { lazyDialog } from '#ui/lazily.tsx';

const SubmitAgainDialog = lazyDialog(
  async () => (await import('./submit-again-dialog.tsx')).SubmitAgainDialog,
);

export function SubmitAgain({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Button variant="contained" size="large" onClick={() => setOpen(true)}>
        {t('again.open')}
      </Button>
      <SubmitAgainDialog profile={profile} open={isOpen} onClose={() => setOpen(false)} />
    </Box>
  );
}
