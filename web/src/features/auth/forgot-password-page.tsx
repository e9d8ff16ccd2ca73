import { forgotPassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { AuthLayout, AuthLinks } from './auth-layout.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const asking = useRouteMutation(forgotPassword);
  return (
    <AuthLayout heading={t('forgot.heading')} lead={t('forgot.lead')}>
      <ApiForm
        mutation={asking}
        initialValues={{ email: '' }}
        toInput={(values) => ({ body: values })}
        fallback="password_reset_failed"
      >
        <FieldText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          label={t('fields.email')}
        />
        <FormFoot submit={t(asking.isSuccess ? 'forgot.again' : 'forgot.submit')}>
          {asking.isSuccess && (
            <Alert severity="success" role="status">
              {asking.data.message || t('forgot.sent')}
            </Alert>
          )}
        </FormFoot>
      </ApiForm>
      <AuthLinks />
    </AuthLayout>
  );
}
