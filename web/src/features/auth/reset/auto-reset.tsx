import { resetPassword as route } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { freshPasswordQuery } from './fresh-password-query.ts';
import type { ResetProps } from './reset-props.ts';

/** The server draws the password and answers it once. */
export function AutoReset({ token, onDone }: ResetProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError, error } = useRouteMutation(route);
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
      {isError && <Alert severity="error">{errorText(error, 'password_reset_failed')}</Alert>}
      <Button variant="contained" size="large" loading={isPending} onClick={reset}>
        {t('reset.autoSubmit')}
      </Button>
    </Stack>
  );
}
