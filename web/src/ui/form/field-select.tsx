import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface FieldSelectProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  options: readonly { value: string; label: string }[];
}

/** The platform's own select: it searches as you type and opens as a wheel on phones. */
export function FieldSelect(props: FieldSelectProps) {
  const { name, label, help, required = true, disabled, autoComplete, options } = props;
  const { t } = useTranslation();
  const { field, describedBy, ...frame } = useFormField<string>(name, Boolean(help));
  return (
    <FieldFrame {...frame} label={label} help={help} required={required} disabled={disabled}>
      <Select
        native
        {...field}
        fullWidth
        input={<OutlinedInput />}
        inputProps={{
          id: frame.id,
          autoComplete,
          'aria-required': required,
          'aria-describedby': describedBy,
        }}
      >
        <option value="">{t('form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
