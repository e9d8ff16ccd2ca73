import { resetPassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useAddress } from '#i18n/use-language.ts';
import { FormPanel, Outcome, type Sending, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { SitePassword } from '#ui/form/site-password.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { AuthHead, AuthLayout, AuthLinks } from './auth-layout.tsx';
import BirthDate from './birth-date.island.tsx';
import { FreshPassword } from './login-page.tsx';
import { ForgotForm } from './reset/forgot-form.tsx';
import NewPassword from './reset/new-password.island.tsx';

const setting = {
  route: resetPassword,
  adds: ['token'],
  fallback: 'password_reset_failed',
} satisfies Sending;

/** The page of the mailed link to a new password. Without a link's token it offers to have a link mailed. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout>
      <div data-mode="login">
        <LinkOver />
      </div>
      <div data-mode="link">
        <FormPanel>
          <div>
            <AuthHead heading={t('reset.heading')} lead={t('reset.lead')} />
            <ModeChoice />
            <Box sx={chosen.auto}>
              <SiteForm {...setting} aria-label={t('reset.auto')}>
                <UnprovedAddress />
                <Typography color="textSecondary">{t('reset.autoText')}</Typography>
                <SiteFormFoot submit={t('reset.autoSubmit')} />
              </SiteForm>
            </Box>
            <Box sx={chosen.custom}>
              <SiteForm {...setting} aria-label={t('reset.custom')}>
                <UnprovedAddress />
                <SitePassword
                  name="new_password"
                  autoComplete="new-password"
                  label={t('fields.newPassword')}
                />
                <NewPassword />
                <SitePassword
                  name="confirm_password"
                  autoComplete="new-password"
                  label={t('fields.confirmPassword')}
                />
                <SiteFormFoot submit={t('reset.customSubmit')} />
              </SiteForm>
            </Box>
            <AuthLinks />
          </div>
          <Done />
          <Outcome when="invalid_reset_link">
            <LinkOver />
          </Outcome>
        </FormPanel>
      </div>
    </AuthLayout>
  );
}

/**
 * Asks for the birth date, which has to prove the address: at once if the link says so, or else when the server asks.
 */
function UnprovedAddress() {
  return (
    <Outcome when="birth_date_needed">
      <BirthDate />
    </Outcome>
  );
}

/** Each form is visible while its choice is made, also before a script runs. */
const chosen = {
  auto: { 'div:has(> fieldset [value="custom"]:checked) > &': { display: 'none' } },
  custom: { 'div:has(> fieldset [value="auto"]:checked) > &': { display: 'none' } },
} as const;

function ModeChoice() {
  const { t } = useTranslation('auth');
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, marginBlockEnd: 3 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1, fontWeight: 650 }}>
        {t('reset.mode')}
      </Box>
      {(['auto', 'custom'] as const).map((mode) => (
        <Box
          key={mode}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minBlockSize: 44,
            '& input': { accentColor: 'currentcolor', inlineSize: 20, blockSize: 20, margin: 0.5 },
          }}
        >
          <input type="radio" name="mode" value={mode} defaultChecked={mode === 'auto'} />
          {t(`reset.${mode}`)}
        </Box>
      ))}
    </Box>
  );
}

/** Says that the password was changed. After a while it opens the login, unless the person chooses to stay. */
function Done() {
  const { t } = useTranslation('auth');
  const login = useAddress()(paths.login.build());
  return (
    <Outcome when="done" leads={login}>
      <AuthHead heading={t('reset.heading')} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success" role="status">
          {t('reset.done')} <span data-leaving="">{t('reset.redirect', { seconds: 5 })}</span>
        </Alert>
        <div data-if="new_password" hidden>
          <FreshPassword />
        </div>
        <Button variant="contained" size="large" component={PageLink} to={paths.login.build()}>
          {t('links.login')}
        </Button>
        <Button color="secondary" data-leaving="" data-stays="">
          {t('reset.stay')}
        </Button>
      </Box>
    </Outcome>
  );
}

function LinkOver() {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHead heading={t('reset.heading')} />
      <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
        <AlertTitle>{t('link.over')}</AlertTitle>
        {t('reset.overText')}
      </Alert>
      <ForgotForm />
      <AuthLinks />
    </>
  );
}
