import { useTranslation } from 'react-i18next';
import { AuthLayout, AuthLinks } from './auth-layout.tsx';
import { ForgotForm } from './reset/forgot-form.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <AuthLayout heading={t('forgot.heading')} lead={t('forgot.lead')}>
      <ForgotForm />
      <AuthLinks />
    </AuthLayout>
  );
}
