import type { resetPassword } from '@fanclub/contract/passwords/routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

export interface ResetProps {
  /** The token of the mailed link that opened this page. */
  token: string;
  resetting: ReturnType<typeof useRouteMutation<typeof resetPassword>>;
}

/** A button that lets the server generate a new password. The server returns this password only once. */
export function AutoReset({ token, resetting }: ResetProps) {
  const { t } = useTranslation('auth');
  const { mutate, isPending, error } = resetting;
  const reset = () => mutate({ body: { token } });
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('reset.autoText')}</Typography>
      <ErrorAlert error={error} fallback="password_reset_failed" />
      <Button variant="contained" size="large" loading={isPending} onClick={reset}>
        {t('reset.autoSubmit')}
      </Button>
    </Stack>
  );
}
