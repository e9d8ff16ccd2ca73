import { languages } from '@fanclub/contract/text/languages';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { formatPersianDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldText } from '#ui/form/field-text.tsx';

/** Typed in the Gregorian calendar; Persian says the same day in its own. */
export function BirthDateField() {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const [{ value }] = useField<string>('birth_date');
  const isWhole = /^(19|20)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  const persian =
    languages[language].calendar === 'persian' && isWhole ? ` (${formatPersianDate(value)})` : '';
  return (
    <FieldText
      name="birth_date"
      type="date"
      dir="ltr"
      autoComplete="bday"
      label={t('fields.birth_date')}
      help={t('help.birth_date') + persian}
    />
  );
}
