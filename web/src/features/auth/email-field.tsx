import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '#session/typed-email.ts';
import { FieldText } from '#ui/form/field-text.tsx';

/** Initial values of a form that starts with an e-mail address: the address typed on an earlier auth page. */
export const withTypedEmail = () => ({ email: typedEmail.get() });

/** The e-mail address of an account; an address typed here is filled in on the other auth pages too. */
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
