import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { FreshPassword } from './fresh-password.tsx';

const redirectAfterMs = 5000;

/** Says so, and goes to the login page by itself, unless told to stay. */
export function ResetDone() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate(paths.login.build()), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [stays, navigate]);

  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        {t('reset.done')} {!stays && t('reset.redirect', { seconds: redirectAfterMs / 1000 })}
      </Alert>
      <FreshPassword />
      <Button variant="contained" size="large" onClick={() => navigate(paths.login.build())}>
        {t('links.login')}
      </Button>
      {!stays && (
        <Button color="secondary" onClick={() => setStays(true)}>
          {t('reset.stay')}
        </Button>
      )}
    </Stack>
  );
}
