import { changeEmail } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { renewSession } from '#api/renew-session.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { getSession, signOut } from '#session/session-store.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { useSignInOptions } from '../sign-in.ts';

/**
 * What the login page shows for the link that was mailed to a member's new address. Only the button uses the link up,
 * because mail scanners open links too. On a device that is logged in as the member, the session goes on with the new
 * address.
 */
export function ChangeEmailPanel({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { onSuccess: onSignIn } = useSignInOptions();
  const changing = useRouteMutation(changeEmail, {
    // On a device that is logged in, the session proves the address. The session is renewed first, because an expired
    // access token would not count.
    onMutate: async () => {
      if (getSession().refreshToken) await renewSession().catch(() => undefined);
    },
    onSuccess: async ({ session }) => {
      if (session) {
        await onSignIn(session);
        navigate(paths.ownProfile.build(), { replace: true });
      } else {
        signOut();
      }
    },
  });
  if (changing.isSuccess) {
    return (
      <Stack spacing={2}>
        <Alert severity="success" role="status">
          {t('changeEmail.done')}
        </Alert>
        <Button variant="contained" size="large" onClick={() => navigate(paths.login.build())}>
          {t('login.heading')}
        </Button>
      </Stack>
    );
  }
  if (hasCode(changing.error, 'invalid_login_link')) {
    return (
      <Alert severity="info" role="status">
        {t('changeEmail.gone')}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <Typography>{t('changeEmail.text')}</Typography>
      {hasCode(changing.error, 'user_already_exists') ? (
        <Alert severity="error">{t('changeEmail.taken')}</Alert>
      ) : (
        <ErrorAlert error={changing.error} />
      )}
      <Button
        variant="contained"
        size="large"
        loading={changing.isPending}
        onClick={() => changing.mutate({ body: { token } })}
      >
        {t('changeEmail.submit')}
      </Button>
    </Stack>
  );
}
