import { forgotPassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { Filled, Outcome, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { EmailField } from '../email-field.tsx';
import { LinksUsedUp } from '../links-used-up.tsx';

/** Asks for an address and has a link mailed to it that sets a new password. */
export function ForgotForm() {
  const { t } = useTranslation('auth');
  return (
    <SiteForm
      route={forgotPassword}
      adds={['device_token']}
      again={t('forgot.again')}
      fallback="password_reset_failed"
    >
      <EmailField />
      <SiteFormFoot submit={t('forgot.submit')}>
        <Outcome when="done">
          <Alert severity="success" role="status">
            <Filled text="{message}" />
          </Alert>
        </Outcome>
        <Outcome when="used_up">
          <LinksUsedUp at={paths.forgotPassword.build()} />
        </Outcome>
      </SiteFormFoot>
    </SiteForm>
  );
}
