import { useTranslation } from 'react-i18next';
import { FieldText } from '#ui/form/field-text.tsx';

/**
 * The field for the e-mail address of an account. The script of the forms keeps the entered address, so that the same
 * field on a later page begins with it.
 */
export function EmailField() {
  const { t } = useTranslation('auth');
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
