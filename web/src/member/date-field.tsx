import { formatPersianDate } from '@fanclub/contract/text/format';
import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldText, type FieldTextProps } from '#ui/form/field-text.tsx';

function persianDateOf(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  const isWhole = /^(19|20)\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime());
  return isWhole ? formatPersianDate(date) : '';
}

type DateFieldProps = Omit<FieldTextProps, 'type' | 'dir' | 'endAdornment'>;

/** A day, typed in the Gregorian calendar; Persian shows the same day in its own beside it. */
export function DateField(props: DateFieldProps) {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const [{ value }] = useField<string>(props.name);
  return (
    <FieldText
      {...props}
      type="date"
      dir="ltr"
      endAdornment={
        languages[language].calendar === 'persian' && (
          <InputAdornment position="end">
            <Box
              component="output"
              aria-label={t('help.persianDate')}
              sx={{ color: 'primary.main', fontWeight: 700, whiteSpace: 'nowrap' }}
            >
              {persianDateOf(value)}
            </Box>
          </InputAdornment>
        )
      }
    />
  );
}
