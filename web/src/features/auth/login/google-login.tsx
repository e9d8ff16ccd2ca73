import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { paths } from '#config/paths.ts';
import { useTypedEmail } from '#session/use-typed-email.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { googleErrorKey } from '../google/google-error-key.ts';
import { loadGoogleSignIn } from '../google-sign-in.ts';
import { useGoogleSignIn } from '../sign-in.ts';
import { PendingNotice, refusalOf } from './pending-notice.tsx';

/** The Google sign-in of the admin login page; members may use it too. */
export function GoogleLogin() {
  const { t } = useTranslation('auth');
  const google = useQuery({
    queryKey: ['google-sign-in'],
    queryFn: async () => ({ signIn: await loadGoogleSignIn() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, reset, isPending, error } = useGoogleSignIn();
  const email = useTypedEmail();
  const isUnknown = hasCode(error, 'user_not_found');
  const refusal = refusalOf(error);
  if (refusal) return <PendingNotice email={email} refusal={refusal} />;
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
      <ErrorAlert error={shown} fallback={googleErrorKey(shown)} />
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

interface AccountNotFoundDialogProps {
  open: boolean;
  onTryAnother: () => void;
  onClose: () => void;
}

function AccountNotFoundDialog(props: AccountNotFoundDialogProps) {
  const { open, onTryAnother, onClose } = props;
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={t('notFound.title')}
      confirmLabel={t('notFound.create')}
      cancelLabel={t('notFound.tryAnother')}
      onConfirm={() => navigate(paths.register.build())}
      onCancel={onTryAnother}
      onClose={onClose}
    >
      <Typography>{t('notFound.text')}</Typography>
    </ConfirmDialog>
  );
}

/** Google's sign-in mark, as its branding guidelines require on such a button. */
function GoogleMark() {
  return (
    <SvgIcon viewBox="0 0 48 48" aria-hidden>
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.7-2.1 5.1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C7.9 41 15.4 46 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.7 28.1c-.4-1.3-.7-2.7-.7-4.1s.3-2.8.7-4.1v-5.7H4.3C2.9 17.1 2 20.4 2 24s.9 6.9 2.3 9.8l7.4-5.7z"
      />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 7.9 7 4.3 14.2l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
      />
    </SvgIcon>
  );
}
