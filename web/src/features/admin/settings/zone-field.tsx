import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import type { FieldTextProps } from '#ui/form/field-text.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';

/** A field to choose a time zone, which is found by any part of its IANA name, such as "berlin". */
export function ZoneField({ name, label, help }: Pick<FieldTextProps, 'name' | 'label' | 'help'>) {
  const { t } = useTranslation(['settings', 'member']);
  const { setFieldValue } = useFormikContext();
  const field = useFormField<string>(name, Boolean(help));
  const { id, helpId, errorId, error, value, describedBy } = field;
  // The browser's list lacks UTC and older names of zones, and the stored value may be an older name.
  const zones = [...new Set([value, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
  return (
    <FieldFrame {...{ id, helpId, errorId, error, label, help }}>
      <Autocomplete
        id={id}
        options={zones}
        value={value}
        disableClearable
        onChange={(_, zone) => void setFieldValue(name, zone)}
        noOptionsText={t('zoneNone')}
        openText={t('member:country.open')}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            fullWidth
            name={name}
            {...input}
            inputProps={{ ...htmlInput, dir: 'ltr', 'aria-describedby': describedBy }}
          />
        )}
      />
    </FieldFrame>
  );
}
