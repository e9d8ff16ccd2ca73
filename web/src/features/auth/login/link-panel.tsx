import { verifyMagicLink as route } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { useSignInOptions } from '../sign-in.ts';
import { MagicLinkForm } from './magic-link-form.tsx';

/** Where a mailed link lands. Only the click uses it: mail scanners open addresses, too. */
export function LinkPanel({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const verify = useRouteMutation(route, useSignInOptions());

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
        verify.mutate(
          { body: { token } },
          { onSuccess: () => navigate(paths.ownProfile.build(), { replace: true }) },
        )
      }
    >
      {t('link.submit')}
    </Button>
  );
}
