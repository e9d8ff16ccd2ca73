import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ChangeEmailPanel } from './login/change-email-panel.tsx';
import { DividerOr } from './login/divider-or.tsx';
import { LeaveListPanel, LeaveNewsPanel, LeaveRenewalsPanel } from './login/leave-list-panel.tsx';
import { LoginForm } from './login/login-form.tsx';
import { loginMode } from './login/login-mode.ts';
import { LinkPanel, NotMePanel } from './login/mailed-link.tsx';
import { afterLogin } from './login/way-on.ts';
import { FreshPassword } from './reset/fresh-password.tsx';
import { useIsSigningIn } from './sign-in.ts';

// These two components are loaded on demand, because few people need them and their code includes a dialog and a
// checkbox.
const GoogleLogin = lazyPart(
  async () => (await import('./login/google-login.tsx')).GoogleLogin,
  <TextSkeleton lines={1} />,
);
const OwnAccountPanel = lazyPart(
  async () => (await import('./login/own-account-panel.tsx')).OwnAccountPanel,
  <TextSkeleton lines={4} />,
);

export default function LoginPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { user, isSignedIn, hasExpired } = useSession();
  const [search] = useSearchParams();
  const { mode, token } = loginMode(search);
  const isSigningIn = useIsSigningIn();
  const [isLinkOver, setLinkOver] = useState(false);

  // A signed-in person is redirected. With a mailed link the page stays, because the link may belong to another person
  // and waits for a click.
  if (isSignedIn && !token && !isSigningIn) {
    return <Navigate to={afterLogin(user?.is_admin === true, search)} replace />;
  }
  return (
    <AuthLayout
      heading={t(`${isLinkOver ? 'login' : mode}.heading`)}
      lead={mode !== 'login' && !isLinkOver && t(`${mode}.lead`)}
    >
      {hasExpired && (
        <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('common:state.sessionExpired')}
        </Alert>
      )}
      {search.get('out') === 'everywhere' && (
        <Alert severity="success" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('login.outEverywhere')}
        </Alert>
      )}
      <FreshPassword />
      {mode === 'link' && <LinkPanel token={token} onOver={() => setLinkOver(true)} />}
      {mode === 'ownAccount' && <OwnAccountPanel token={token} onOver={() => setLinkOver(true)} />}
      {mode === 'changeEmail' && <ChangeEmailPanel token={token} />}
      {(mode === 'notMe' || mode === 'undoEmail') && <NotMePanel mode={mode} token={token} />}
      {mode === 'leaveList' && <LeaveListPanel token={token} />}
      {mode === 'leaveNews' && <LeaveNewsPanel token={token} />}
      {mode === 'leaveRenewals' && <LeaveRenewalsPanel token={token} />}
      {mode === 'admin' && (
        <>
          <GoogleLogin />
          <DividerOr />
        </>
      )}
      {!token && <LoginForm />}
      <LoginFooter offersRegistration={!token} />
      <LoadingOverlay open={isSigningIn} label={t('login.signingIn')} />
    </AuthLayout>
  );
}

/** Shows the security note, and the link to registration unless a mailed link already identifies the visitor. */
function LoginFooter({ offersRegistration }: { offersRegistration: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ marginBlockStart: 4, display: 'grid', gap: 3 }}>
      {offersRegistration && (
        <Typography>
          {t('login.noAccount')}{' '}
          <Link component={RouterLink} to={paths.register.build()} sx={{ fontWeight: 650 }}>
            {t('login.register')}
          </Link>
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          paddingBlockStart: 2,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <LockIcon fontSize="small" sx={{ marginBlockStart: 0.25 }} />
        <Typography variant="body2">{t('login.security')}</Typography>
      </Box>
    </Box>
  );
}
