import { toLatinDigits, toPersianDigits } from '@fanclub/contract/text/digits';
import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { DateControl, partLabel, partStyle } from '#member/date/date-field.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';

/** A field for a day in the calendar of the language, with hour and minute. Its value is `YYYY-MM-DDTHH:mm:ss`. */
export function TimeField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('settings');
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const field = useFormField<string>(name, false);
  const { digits } = languages[useLanguage()];
  const [day = '', time = ''] = field.value.split('T');
  const [hour = '', minute = ''] = time.split(':');
  const write = (next: Record<string, string>) => {
    const now = { day, hour, minute, ...next };
    const isEmpty = !(now.day || now.hour || now.minute);
    void setFieldValue(name, isEmpty ? '' : `${now.day}T${now.hour}:${now.minute}`);
  };
  return (
    <DateControl
      {...{ name, label, setFieldTouched, ...field }}
      value={day}
      setFieldValue={(_, next) => write({ day: next })}
      isPlanned
    >
      {Object.entries({ hour, minute }).map(([part, value]) => (
        <Box key={part} sx={partStyle}>
          <InputLabel htmlFor={`${field.id}-${part}`} sx={partLabel}>
            {t(`time.${part as 'hour' | 'minute'}`)}
          </InputLabel>
          <OutlinedInput
            id={`${field.id}-${part}`}
            name={`${name}-${part}`}
            value={digits === 'persian' ? toPersianDigits(value) : value}
            onChange={({ target }) => {
              const typed = toLatinDigits(target.value).replace(/\D/g, '').slice(0, 2);
              write({ [part]: typed });
            }}
            fullWidth
            error={Boolean(field.error)}
            autoComplete="off"
            inputProps={{
              inputMode: 'numeric',
              'aria-required': true,
              'aria-describedby': field.describedBy,
              sx: { textAlign: 'center' },
            }}
          />
        </Box>
      ))}
    </DateControl>
  );
}
