import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#api/use-error-text.ts';
import { paths } from '#config/paths.ts';
import { useVerifyMagicLink } from '../api/verify-magic-link.ts';
import { MagicLinkForm } from './magic-link-form.tsx';

/** Where a mailed link lands. Only the click uses it: mail scanners open addresses, too. */
export function LinkPanel({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const verify = useVerifyMagicLink();

  if (verify.isError) {
    return (
      <Stack spacing={3}>
        <Alert severity="error">{errorText(verify.error, 'authentication_failed')}</Alert>
        <MagicLinkForm />
      </Stack>
    );
  }
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      loading={verify.isPending}
      onClick={() =>
        verify.mutate(token, {
          onSuccess: () => navigate(paths.ownProfile.build(), { replace: true }),
        })
      }
    >
      {t('link.submit')}
    </Button>
  );
}
