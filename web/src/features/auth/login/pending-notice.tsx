import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { MailLink } from './mail-link.tsx';

/** Tells an applicant that signing in is not possible before the approval, and offers a tracking link instead. */
export function PendingNotice({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Stack spacing={2}>
      <Alert severity="info" role="status">
        <AlertTitle>{t('pending.title')}</AlertTitle>
        {t('pending.text')}
      </Alert>
      <MailLink email={email} label={t('pending.submit')} variant="contained" />
    </Stack>
  );
}
