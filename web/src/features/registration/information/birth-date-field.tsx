import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { formatPersianDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { wholeRow } from '../wizard/section.tsx';

function persianDateOf(birthDate: string): string {
  const date = new Date(`${birthDate}T12:00:00`);
  const isWhole = /^(19|20)\d\d-\d\d-\d\d$/.test(birthDate) && !Number.isNaN(date.getTime());
  return isWhole ? formatPersianDate(date) : '';
}

/** Typed in the Gregorian calendar; Persian shows the same day in its own beside it. */
export function BirthDateField() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const [{ value }] = useField<string>('birth_date');
  return (
    <Box sx={wholeRow}>
      <FieldText
        name="birth_date"
        type="date"
        dir="ltr"
        label={t('fields.birth_date')}
        help={t('help.birth_date')}
        autoComplete="bday"
        endAdornment={
          languages[language].calendar === 'persian' && (
            <InputAdornment position="end">
              <Box
                component="output"
                aria-label={t('help.persianBirthDate')}
                sx={{ color: 'primary.main', fontWeight: 700, whiteSpace: 'nowrap' }}
              >
                {persianDateOf(value)}
              </Box>
            </InputAdornment>
          )
        }
      />
    </Box>
  );
}
