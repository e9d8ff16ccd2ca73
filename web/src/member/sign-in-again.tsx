import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { logOut } from '#session/log-out.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

function SignInAgain({ error }: { error: unknown }) {
  const { t } = useTranslation('member');
  return (
    <Stack spacing={1}>
      <ErrorAlert error={error} />
      <Button onClick={logOut}>{t('signInAgain')}</Button>
    </Stack>
  );
}

/** Shows the error `sign_in_again` with a button that logs out. Returns false for any other error. */
export const renderSignInAgain = (error: unknown) =>
  hasCode(error, 'sign_in_again') && <SignInAgain error={error} />;
