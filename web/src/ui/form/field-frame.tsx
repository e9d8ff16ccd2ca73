import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldFrameProps {
  /** Id of the control; undefined while another element replaces it. */
  id: string | undefined;
  /** Id of the label, for a group of controls that is named by it. */
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

/** Label and help text above the control, and the error below it in reserved space. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, labelId, helpId, errorId, label, help, error, children } = props;
  const { required = true, disabled } = props;
  const { t } = useTranslation();
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={Boolean(disabled)} variant="outlined">
      <InputLabel id={labelId} htmlFor={id} sx={help ? { marginBlockEnd: 0 } : null}>
        {label}
        {!required && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` (${t('form.optional')})`}
          </Typography>
        )}
      </InputLabel>
      {help && (
        <Typography id={helpId} variant="body2" color="textSecondary" sx={{ marginBlockEnd: 0.75 }}>
          {help}
        </Typography>
      )}
      {children}
      <FormHelperText
        id={errorId}
        component="div"
        aria-live="polite"
        sx={{ minBlockSize: '1.5em' }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  );
}
