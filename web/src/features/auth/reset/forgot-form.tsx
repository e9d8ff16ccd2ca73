import { forgotPassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { EmailField, withTypedEmail } from '../email-field.tsx';
import { LinksUsedUp } from '../links-used-up.tsx';

/** Asks for an address and has a link mailed to it that sets a new password. */
export function ForgotForm() {
  const { t } = useTranslation('auth');
  const asking = useRouteMutation(forgotPassword);
  return (
    <ApiForm
      mutation={asking}
      initialValues={withTypedEmail()}
      toInput={(values) => ({ body: { ...values, ...storedDeviceToken() } })}
      fallback="password_reset_failed"
      data-early="forgotPassword"
    >
      <EmailField />
      <FormFoot submit={t(asking.isSuccess ? 'forgot.again' : 'forgot.submit')}>
        {asking.isSuccess &&
          (asking.data.used_up ? <LinksUsedUp /> : <ResetLinkSent message={asking.data.message} />)}
      </FormFoot>
    </ApiForm>
  );
}

/** Says that the link was sent, in the server's words if it has sent some. */
export function ResetLinkSent({ message }: { message?: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="success" role="status">
      {message || t('forgot.sent')}
    </Alert>
  );
}
