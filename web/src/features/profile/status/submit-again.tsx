import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../profile-query.ts';
import { SubmitAgainDialog } from './submit-again-dialog.tsx';

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
