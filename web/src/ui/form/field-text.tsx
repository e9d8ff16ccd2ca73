import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLInputAutoCompleteAttribute, memo, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { MailProposal } from './mail-proposal.tsx';
import { type FormField, useFormField } from './use-form-field.ts';

export interface FieldTextProps {
  /** Path of the field's value in the form. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** True by default; an optional field says so beside its label. */
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** `ltr` for values in Latin script on a page in any language; `auto` takes the direction from the value. */
  dir?: 'ltr' | 'rtl' | 'auto';
  placeholder?: string;
  maxLength?: number;
  rows?: number;
  endAdornment?: ReactNode;
}

export function FieldText(props: FieldTextProps) {
  return <TextControl {...props} {...useFormField<string>(props.name, Boolean(props.help))} />;
}

const TextControl = memo(function TextControl(props: FieldTextProps & FormField<string>) {
  const { id, helpId, errorId, error, label, help, required = true, disabled } = props;
  const { type = 'text', rows } = props;
  return (
    <FieldFrame {...{ id, helpId, errorId, error, label, help, required, disabled }}>
      <OutlinedInput
        name={props.name}
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        id={id}
        type={type}
        fullWidth
        multiline={Boolean(rows)}
        {...(rows && { rows })}
        autoFocus={Boolean(props.autoFocus)}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        endAdornment={props.endAdornment}
        inputProps={{
          dir: props.dir,
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          'aria-required': required,
          'aria-describedby': props.describedBy,
        }}
      />
      {type === 'email' && <MailProposal name={props.name} value={props.value} />}
    </FieldFrame>
  );
});

/** A field for free text in any language; browsers do not fill it in. */
export function FieldProse(props: Omit<FieldTextProps, 'autoComplete' | 'dir' | 'type'>) {
  return <FieldText {...props} autoComplete="off" dir="auto" />;
}

/** A field for a value in Latin script, such as a number or an address, in any language; browsers do not fill it in. */
export function FieldLatin(props: Omit<FieldTextProps, 'autoComplete' | 'dir'>) {
  return <FieldText {...props} autoComplete="off" dir="ltr" />;
}
