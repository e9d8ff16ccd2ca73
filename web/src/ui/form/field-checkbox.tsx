import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { type FormField, useFormField } from './use-form-field.ts';

interface FieldCheckboxProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Called after Formik has received the change. */
  onChange?: (checked: boolean) => void;
}

export function FieldCheckbox(props: FieldCheckboxProps) {
  const { onChange, ...field } = useFormField<boolean>(props.name, Boolean(props.help));
  return <CheckboxControl {...props} {...field} onFormChange={onChange} />;
}

type CheckboxControlProps = FieldCheckboxProps &
  Omit<FormField<boolean>, 'onChange'> & { onFormChange: FormField<boolean>['onChange'] };

const CheckboxControl = memo(function CheckboxControl(props: CheckboxControlProps) {
  const { id, helpId, errorId, error, name, label, help, required = false, disabled } = props;
  return (
    <FormControl error={Boolean(error)} disabled={Boolean(disabled)} fullWidth>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={Boolean(props.value)}
            onBlur={props.onBlur}
            onChange={(event) => {
              props.onFormChange(event);
              props.onChange?.(event.target.checked);
            }}
            slotProps={{
              input: { 'aria-required': required, 'aria-describedby': props.describedBy },
            }}
          />
        }
      />
      {help && (
        <Typography id={helpId} variant="note" sx={{ paddingInlineStart: 4.5 }}>
          {help}
        </Typography>
      )}
      <FormHelperText
        id={errorId}
        component="div"
        aria-live="polite"
        sx={{ minBlockSize: '1.5em', paddingInlineStart: 4.5 }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  );
});
