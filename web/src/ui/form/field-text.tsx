import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface FieldTextProps {
  /** The API's field name. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** Those that are not required say so beside the label. */
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'url';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** `ltr` for what is written in Latin script whatever the page's language. */
  dir?: 'ltr' | 'auto';
  placeholder?: string;
  maxLength?: number;
  rows?: number;
  endAdornment?: ReactNode;
}

export function FieldText(props: FieldTextProps) {
  const { name, label, help, required = true, disabled, type = 'text', rows, endAdornment } = props;
  const { field, describedBy, ...frame } = useFormField<string>(name, Boolean(help));
  return (
    <FieldFrame {...frame} label={label} help={help} required={required} disabled={disabled}>
      <OutlinedInput
        {...field}
        id={frame.id}
        type={type}
        fullWidth
        multiline={Boolean(rows)}
        {...(rows && { rows })}
        autoFocus={Boolean(props.autoFocus)}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        endAdornment={endAdornment}
        inputProps={{
          dir: props.dir,
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          'aria-required': required,
          'aria-describedby': describedBy,
        }}
      />
    </FieldFrame>
  );
}
