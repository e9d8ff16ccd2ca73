import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '#session/typed-email.ts';
import { FieldText } from '#ui/form/field-text.tsx';

/** The first value of a form that begins with an address: what was typed before. */
export const withTypedEmail = () => ({ email: typedEmail.get() });

/** The address of an account; what is typed here stands in the other pages, too. */
export function EmailField() {
  const { t } = useTranslation('auth');
  const { email } = useFormikContext<{ email: string }>().values;
  useEffect(() => typedEmail.set(email.trim()), [email]);
  return (
    <FieldText
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      dir="ltr"
      label={t('fields.email')}
    />
  );
}
