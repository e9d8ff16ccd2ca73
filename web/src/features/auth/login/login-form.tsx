import { sendMagicLink } from '@fanclub/contract/links/routes';
import { login } from '@fanclub/contract/sessions/routes';
import { normaliseEmail } from '@fanclub/contract/text/email';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import { useTypedEmail } from '#session/use-typed-email.ts';
import { isStorageBlocked } from '#store/browser-storage.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormState } from '#ui/form/use-form-field.ts';
import { validateWith } from '#ui/form/validate-with.ts';
import { EmailField, withTypedEmail } from '../email-field.tsx';
import { useSignInOptions } from '../sign-in.ts';
import { DividerOr } from './divider-or.tsx';
import { MailLink } from './mail-link.tsx';
import { PendingNotice, refusalOf } from './pending-notice.tsx';

/** The two ways to sign in with an e-mail address: its password, or a link that is mailed to it. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const loggingIn = useRouteMutation(login, useSignInOptions());
  const email = normaliseEmail(useTypedEmail());
  const refusal = refusalOf(loggingIn.error);
  if (refusal) return <PendingNotice email={email} refusal={refusal} />;
  return (
    <ApiForm
      mutation={loggingIn}
      initialValues={{ ...withTypedEmail(), password: '' }}
      toInput={(values) => ({ body: { ...values, ...storedDeviceToken() } })}
      fallback="login_failed"
      aria-label={t('login.form')}
      data-early="logIn"
    >
      {isStorageBlocked() && (
        <Alert severity="warning" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('login.storageBlocked')}
        </Alert>
      )}
      <EmailField />
      <FieldPassword name="password" autoComplete="current-password" label={t('fields.password')} />
      <FormFoot submit={t('login.submit')}>
        <Link component={RouterLink} to={paths.forgotPassword.build()} variant="body2">
          {t('login.forgot')}
        </Link>
      </FormFoot>
      <DividerOr />
      <LinkInstead />
    </ApiForm>
  );
}

const validateEmail = validateWith<{ email: string }>(sendMagicLink.body, sendMagicLink.normalise);

/** Mails a link to the e-mail address in the form. The password is not needed. */
function LinkInstead() {
  const { t } = useTranslation('auth');
  const { values, setFieldError, setFieldTouched } = useFormikContext<{ email: string }>();
  const { dismiss } = useContext(FormState);
  const check = (button: HTMLButtonElement) => {
    const { email: problem } = validateEmail({ email: values.email });
    if (!problem) return true;
    setFieldTouched('email', true, false);
    setFieldError('email', problem);
    const field = button.form?.elements.namedItem('email');
    if (field instanceof HTMLElement) field.focus();
    return false;
  };
  return (
    <MailLink
      email={normaliseEmail(values.email)}
      label={t('login.linkInstead')}
      check={check}
      onSent={dismiss}
    />
  );
}
