import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DividerOr } from './login/divider-or.tsx';
import { GoogleLogin } from './login/google-login.tsx';
import { LinkPanel } from './login/link-panel.tsx';
import { LoginFooter } from './login/login-footer.tsx';
import { loginMode } from './login/login-mode.ts';
import { MagicLinkForm } from './login/magic-link-form.tsx';
import { NotMePanel } from './login/not-me-panel.tsx';
import { PasswordForm } from './login/password-form.tsx';
import { FreshPassword } from './reset/fresh-password.tsx';
import { useIsSigningIn } from './sign-in.ts';

export default function LoginPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { user, isSignedIn, hasExpired } = useSession();
  const [search] = useSearchParams();
  const { mode, token } = loginMode(search);
  const isSigningIn = useIsSigningIn();

  // A mailed link may be for another person than the one who is signed in: it asks first.
  if (isSignedIn && !token && !isSigningIn) {
    return (
      <Navigate to={user?.is_admin ? paths.admin.build() : paths.ownProfile.build()} replace />
    );
  }
  return (
    <AuthLayout heading={t(`${mode}.heading`)} lead={t(`${mode}.lead`)}>
      {hasExpired && (
        <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('common:state.sessionExpired')}
        </Alert>
      )}
      <FreshPassword />
      {mode === 'link' && <LinkPanel token={token} />}
      {mode === 'notMe' && <NotMePanel token={token} />}
      {mode === 'admin' && (
        <>
          <GoogleLogin />
          <DividerOr />
        </>
      )}
      {!token && (
        <>
          <PasswordForm />
          <DividerOr />
          <MagicLinkForm />
        </>
      )}
      <LoginFooter />
      <LoadingOverlay open={isSigningIn} label={t('login.signingIn')} />
    </AuthLayout>
  );
}
