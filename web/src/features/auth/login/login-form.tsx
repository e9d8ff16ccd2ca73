import { login } from '@fanclub/contract/sessions/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { SendInstead, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { SitePassword } from '#ui/form/site-password.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { EmailField } from '../email-field.tsx';
import { DividerOr } from './divider-or.tsx';
import { LinkMailed, mailingLink } from './mailed-outcomes.tsx';

/** The two ways to sign in with an e-mail address: its password, or a link that is mailed to it. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  return (
    <SiteForm
      route={login}
      adds={['device_token']}
      then="enter"
      fallback="login_failed"
      aria-label={t('login.form')}
    >
      <EmailField />
      <SitePassword name="password" autoComplete="current-password" label={t('fields.password')} />
      <SiteFormFoot submit={t('login.submit')} busy={t('login.signingIn')}>
        <Link component={PageLink} to={paths.forgotPassword.build()} variant="body2">
          {t('login.forgot')}
        </Link>
      </SiteFormFoot>
      <DividerOr />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LinkMailed />
        <SendInstead {...mailingLink} fields={['email']} again={t('magicLink.again')}>
          {t('login.linkInstead')}
        </SendInstead>
      </Box>
    </SiteForm>
  );
}
