import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormField } from './use-form-field.ts';

interface FieldCheckboxProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** After Formik has taken the change. */
  onChange?: (checked: boolean) => void;
}

export function FieldCheckbox(props: FieldCheckboxProps) {
  const { name, label, help, required = false, disabled, onChange } = props;
  const { field, id, helpId, errorId, error, describedBy } = useFormField<boolean>(
    name,
    Boolean(help),
  );
  return (
    <FormControl error={Boolean(error)} disabled={Boolean(disabled)} fullWidth>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={Boolean(field.value)}
            onBlur={field.onBlur}
            onChange={(event) => {
              field.onChange(event);
              onChange?.(event.target.checked);
            }}
            slotProps={{ input: { 'aria-required': required, 'aria-describedby': describedBy } }}
          />
        }
      />
      {help && (
        <Typography
          id={helpId}
          variant="body2"
          color="textSecondary"
          sx={{ paddingInlineStart: 4.5 }}
        >
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
}
