import { useTranslation } from 'react-i18next';
import { AuthHead, AuthLayout, AuthLinks } from './auth-layout.tsx';
import { ForgotForm } from './reset/forgot-form.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout>
      <AuthHead heading={t('forgot.heading')} lead={t('forgot.lead')} />
      <ForgotForm />
      <AuthLinks />
    </AuthLayout>
  );
}
