import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLinks } from './auth-links.tsx';
import { AutoReset } from './reset/auto-reset.tsx';
import { CustomReset } from './reset/custom-reset.tsx';
import { ResetDone } from './reset/reset-done.tsx';
import { type ResetMode, ResetModeChoice } from './reset/reset-mode.tsx';

export default function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'common', 'errors']);
  const [search] = useSearchParams();
  const [mode, setMode] = useState<ResetMode>('auto');
  const [isDone, setDone] = useState(false);
  const token = search.get('token') ?? '';
  const Reset = mode === 'auto' ? AutoReset : CustomReset;
  return (
    <AuthLayout heading={t('reset.heading')} lead={isDone ? undefined : t('reset.lead')}>
      {isDone ? (
        <ResetDone />
      ) : token ? (
        <>
          <ResetModeChoice value={mode} onChange={setMode} />
          <Reset token={token} onDone={() => setDone(true)} />
          <AuthLinks />
        </>
      ) : (
        <Stack spacing={2}>
          <Alert severity="error">{t('errors:invalid_reset_link')}</Alert>
          <Button
            component={RouterLink}
            to={paths.forgotPassword.build()}
            variant="contained"
            size="large"
          >
            {t('reset.askAgain')}
          </Button>
        </Stack>
      )}
    </AuthLayout>
  );
}
