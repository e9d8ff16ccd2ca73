import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldFrameProps {
  /** Id of the control that the label belongs to; undefined for a group of controls. */
  id: string | undefined;
  /** Id for the label, if it names a group of controls. */
  labelId?: string;
  helpId: string;
  errorId: string;
  label: ReactNode;
  help?: ReactNode;
  error: string;
  required?: boolean;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Puts the label and the help text above a control, and the error below it, where space for it is reserved. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, labelId, helpId, errorId, label, help, error, children } = props;
  const { required = true, disabled } = props;
  const { t } = useTranslation();
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={Boolean(disabled)} variant="outlined">
      <InputLabel id={labelId} htmlFor={id} sx={help ? { marginBlockEnd: 0 } : null}>
        {label}
        {!required && (
          // With the line height of body2, the label would be taller than one without this addition.
          <Typography component="span" variant="note" sx={{ lineHeight: 1 }}>
            {` (${t('form.optional')})`}
          </Typography>
        )}
      </InputLabel>
      {help && (
        <Typography id={helpId} variant="note" sx={{ marginBlockEnd: 0.75 }}>
          {help}
        </Typography>
      )}
      {children}
      <FormHelperText
        id={errorId}
        component="div"
        aria-live="polite"
        sx={{ minBlockSize: '1.5em', marginBlockEnd: 0.5 }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  );
}
