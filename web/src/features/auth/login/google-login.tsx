import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { googleErrorKey } from '../google/google-error-key.ts';
import { loadGoogleSignIn } from '../google-sign-in.ts';
import { useGoogleSignIn } from '../sign-in.ts';
import { AccountNotFoundDialog } from './account-not-found-dialog.tsx';
import { GoogleMark } from './google-mark.tsx';

/** The way in for admins. */
export function GoogleLogin() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const google = useQuery({
    queryKey: ['google-sign-in'],
    queryFn: async () => ({ signIn: await loadGoogleSignIn() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, reset, isPending, error } = useGoogleSignIn();
  const isUnknown = error instanceof ApiError && error.code === 'user_not_found';
  const shown = isUnknown ? null : (error ?? google.error);
  return (
    <Stack spacing={2}>
      <Button
        variant="outlined"
        color="secondary"
        size="large"
        fullWidth
        startIcon={<GoogleMark />}
        loading={google.isPending || isPending}
        onClick={() => (google.data ? mutate(google.data.signIn) : google.refetch())}
      >
        {t('google.submit')}
      </Button>
      {shown && <Alert severity="error">{errorText(shown, googleErrorKey(shown))}</Alert>}
      <AccountNotFoundDialog
        open={isUnknown}
        onTryAnother={() => {
          reset();
          if (google.data) mutate(google.data.signIn);
        }}
        onClose={reset}
      />
    </Stack>
  );
}
