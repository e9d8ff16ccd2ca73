import { login } from '@fanclub/contract/sessions/routes';
import { normaliseEmail } from '@fanclub/contract/text/email';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { useSignInOptions } from '../sign-in.ts';
import { LinkInstead } from './link-instead.tsx';

export function PasswordForm() {
  const { t } = useTranslation('auth');
  return (
    <ApiForm
      mutation={useRouteMutation(login, useSignInOptions())}
      initialValues={{ email: '', password: '' }}
      toInput={(values) => ({ body: values })}
      fallback="login_failed"
      renderFailure={(error, { email }) =>
        hasCode(error, 'rate_limited') ? (
          <LinkInstead error={error} email={normaliseEmail(email)} />
        ) : null
      }
      aria-label={t('login.passwordForm')}
    >
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        label={t('fields.email')}
      />
      <FieldPassword name="password" autoComplete="current-password" label={t('fields.password')} />
      <FormFoot submit={t('login.submit')}>
        <Link component={RouterLink} to={paths.forgotPassword.build()} variant="body2">
          {t('login.forgot')}
        </Link>
      </FormFoot>
    </ApiForm>
  );
}
