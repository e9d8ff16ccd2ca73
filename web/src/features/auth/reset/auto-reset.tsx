import type { resetPassword } from '@fanclub/contract/passwords/routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { freshPasswordQuery } from './fresh-password.tsx';

export interface ResetProps {
  /** Of the mailed link. */
  token: string;
  resetting: ReturnType<typeof useRouteMutation<typeof resetPassword>>;
  onDone: () => void;
}

/** The server draws the password and answers it once. */
export function AutoReset({ token, resetting, onDone }: ResetProps) {
  const { t } = useTranslation('auth');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = resetting;
  const reset = () =>
    mutate(
      { body: { token } },
      {
        onSuccess: ({ new_password: password }) => {
          if (password) queryClient.setQueryData(freshPasswordQuery.queryKey, password);
          onDone();
        },
      },
    );
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
