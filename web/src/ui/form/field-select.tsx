import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type HTMLInputAutoCompleteAttribute, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './field-frame.tsx';
import { type FormField, useFormField } from './use-form-field.ts';

interface FieldSelectProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  /** The label of the empty option, if choosing nothing is a valid answer. */
  none?: string;
  disabled?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  options: readonly { value: string; label: string }[];
}

/**
 * A field with the browser's own select. On a computer typing finds an option, and a phone shows the options in its own
 * way.
 */
export function FieldSelect(props: FieldSelectProps) {
  return <SelectControl {...props} {...useFormField<string>(props.name, Boolean(props.help))} />;
}

const SelectControl = memo(function SelectControl(props: FieldSelectProps & FormField<string>) {
  const { id, helpId, errorId, error, label, help, disabled } = props;
  const { none, required = none === undefined } = props;
  const { t } = useTranslation();
  return (
    <FieldFrame
      {...{ id, helpId, errorId, error, label, help, disabled }}
      required={required || none !== undefined}
    >
      <Select
        native
        name={props.name}
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        fullWidth
        input={<OutlinedInput />}
        inputProps={{
          id,
          autoComplete: props.autoComplete,
          'aria-required': required,
          'aria-describedby': props.describedBy,
        }}
      >
        <option value="">{none ?? t('form.choose')}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
});
