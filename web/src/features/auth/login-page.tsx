import LockIcon from '@mui/icons-material/LockOutlined';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { Filled, FormPanel } from '#ui/form/site-form.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { DividerOr } from './login/divider-or.tsx';
import GoogleLogin from './login/google-login.island.tsx';
import { LoginForm } from './login/login-form.tsx';
import type { LoginMode } from './login/login-mode.ts';
import {
  ChangeEmailLink,
  LeaveListLink,
  LeaveNewsLink,
  LeaveRenewalsLink,
  NotMeLink,
  OwnAccountLink,
  SignInLink,
  UndoEmailLink,
} from './login/mailed-links.tsx';
import { Refusals } from './login/mailed-outcomes.tsx';

const links: Record<Exclude<LoginMode, 'login' | 'admin'>, ComponentType> = {
  link: SignInLink,
  ownAccount: OwnAccountLink,
  notMe: NotMeLink,
  changeEmail: ChangeEmailLink,
  undoEmail: UndoEmailLink,
  leaveList: LeaveListLink,
  leaveNews: LeaveNewsLink,
  leaveRenewals: LeaveRenewalsLink,
};

/** The page to sign in. For the address of a mailed link it shows what the link is for. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <AuthLayout>
      <Notice name="expired">{t('common:state.sessionExpired')}</Notice>
      <Notice name="blocked" severity="warning">
        {t('login.storageBlocked')}
      </Notice>
      <Notice name="everywhere">{t('login.outEverywhere')}</Notice>
      <div data-notice="fresh" hidden>
        <FreshPassword />
      </div>
      <section data-mode="login admin">
        <FormPanel>
          <div>
            <div data-mode="login">
              <AuthHead heading={t('login.heading')} />
            </div>
            <div data-mode="admin">
              <AuthHead heading={t('admin.heading')} lead={t('admin.lead')} />
              <GoogleLogin />
              <DividerOr />
            </div>
            <LoginForm />
          </div>
          <Refusals />
        </FormPanel>
        <Typography sx={{ marginBlockStart: 4 }}>
          {t('login.noAccount')}{' '}
          <Link component={PageLink} to={paths.register.build()} sx={{ fontWeight: 650 }}>
            {t('login.register')}
          </Link>
        </Typography>
      </section>
      {Object.entries(links).map(([mode, MailedLink]) => (
        <section key={mode} data-mode={mode}>
          <MailedLink />
        </section>
      ))}
      <SecurityNote />
    </AuthLayout>
  );
}

interface NoticeProps {
  name: string;
  severity?: AlertProps['severity'];
  children: ReactNode;
}

/** A message that the script shows if it applies to this visit. */
function Notice({ name, severity = 'info', children }: NoticeProps) {
  return (
    <div data-notice={name} hidden>
      <Alert severity={severity} role="status" sx={{ marginBlockEnd: 3 }}>
        {children}
      </Alert>
    </div>
  );
}

/** Shows the password that the server has just generated. */
export function FreshPassword() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Alert severity="success" role="status" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('fresh.title')}</AlertTitle>
      {t('fresh.text')}
      <Row apart sx={{ gap: 1, marginBlockStart: 1.5 }}>
        <Box
          component="code"
          sx={{ fontFamily: 'monospace', fontSize: '1.25rem', fontWeight: 700, userSelect: 'all' }}
        >
          <Ltr>
            <Filled text="{new_password}" />
          </Ltr>
        </Box>
        <SecondaryButton size="small" data-copies={t('common:actions.copied')}>
          {t('common:actions.copy')}
        </SecondaryButton>
      </Row>
    </Alert>
  );
}

function SecurityNote() {
  const { t } = useTranslation('auth');
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        marginBlockStart: 4,
        paddingBlockStart: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <LockIcon fontSize="small" sx={{ marginBlockStart: 0.25 }} />
      <Typography variant="body2">{t('login.security')}</Typography>
    </Box>
  );
}
