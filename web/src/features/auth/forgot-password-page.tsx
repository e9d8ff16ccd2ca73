import { forgotPassword as route } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLinks } from './auth-links.tsx';

const validate = validateWith(route.body, route.normalise);

export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const errorText = useErrorText();
  const { mutateAsync, isPending, isError, isSuccess, error, data } = useRouteMutation(route);
  return (
    <AuthLayout
      title={t('common:titles.forgotPassword')}
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
    >
      <Formik
        initialValues={{ email: '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={(values) => mutateAsync({ body: values }).catch(() => undefined)}
      >
        <SubmitForm>
          <FieldText
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
            label={t('fields.email')}
          />
          <Stack spacing={2}>
            {isError && <Alert severity="error">{errorText(error, 'password_reset_failed')}</Alert>}
            {isSuccess && (
              <Alert severity="success" role="status">
                {data.message || t('forgot.sent')}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              {t(isSuccess ? 'forgot.again' : 'forgot.submit')}
            </Button>
          </Stack>
        </SubmitForm>
      </Formik>
      <AuthLinks />
    </AuthLayout>
  );
}
