import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '#session/typed-email.ts';
import { FieldText } from '#ui/form/field-text.tsx';

/**
 * Returns the initial values of a form that starts with an e-mail address. The address is the one that was entered on
 * an earlier page.
 */
export const withTypedEmail = () => ({ email: typedEmail.get() });

/**
 * A field for the e-mail address of an account. The entered address is kept, so that the same field on a later page
 * begins with it.
 */
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
