import { login as route } from '@fanclub/contract/sessions/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { useSignInOptions } from '../sign-in.ts';

const validate = validateWith(route.body, route.normalise);

export function PasswordForm() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const login = useRouteMutation(route, useSignInOptions());
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={(values) => login.mutateAsync({ body: values }).catch(() => undefined)}
    >
      <SubmitForm label={t('login.passwordForm')}>
        <FieldText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          label={t('fields.email')}
        />
        <FieldPassword
          name="password"
          autoComplete="current-password"
          label={t('fields.password')}
        />
        <Stack spacing={2}>
          <Link component={RouterLink} to={paths.forgotPassword.build()} variant="body2">
            {t('login.forgot')}
          </Link>
          {login.isError && (
            <Alert severity="error">{errorText(login.error, 'login_failed')}</Alert>
          )}
          <Button type="submit" variant="contained" size="large" loading={login.isPending}>
            {t('login.submit')}
          </Button>
        </Stack>
      </SubmitForm>
    </Formik>
  );
}
