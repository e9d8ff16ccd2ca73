import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { MailLink } from './mail-link.tsx';

/**
 * Returns the part of the texts about an application that does not let its owner sign in: it waits, or was rejected.
 * Returns null for any other error.
 */
export function refusalOf(error: unknown): 'pending' | 'rejected' | null {
  if (hasCode(error, 'account_rejected')) return 'rejected';
  return hasCode(error, 'account_not_approved') ? 'pending' : null;
}

interface PendingNoticeProps {
  email: string;
  refusal: 'pending' | 'rejected';
}

/** Tells an applicant why signing in is not possible, and offers a link to the application instead. */
export function PendingNotice({ email, refusal }: PendingNoticeProps) {
  const { t } = useTranslation('auth');
  return (
    <Stack spacing={2}>
      <Alert severity="info" role="status">
        <AlertTitle>{t(`${refusal}.title`)}</AlertTitle>
        {t(`${refusal}.text`)}
      </Alert>
      <MailLink email={email} label={t('pending.submit')} variant="contained" />
    </Stack>
  );
}
