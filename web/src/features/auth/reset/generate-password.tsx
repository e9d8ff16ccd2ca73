import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';

/** Fills in a random password and shows it, so that it can be kept. */
export function GeneratePassword({ onGenerate }: { onGenerate: () => string }) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        marginBlockEnd: 3,
      }}
    >
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<CasinoIcon />}
        onClick={() => setPassword(onGenerate())}
      >
        {t('reset.generate')}
      </Button>
      {password && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
            <Ltr>{password}</Ltr>
          </Box>
          <CopyButton text={password} label={t('fields.newPassword')} />
        </Box>
      )}
    </Box>
  );
}
