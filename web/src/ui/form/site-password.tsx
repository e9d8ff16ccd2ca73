import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { FieldText } from './field-text.tsx';

interface SitePasswordProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field of a built form; the script of the forms shows and hides the password. */
export function SitePassword(props: SitePasswordProps) {
  const { t } = useTranslation();
  return (
    <FieldText
      {...props}
      type="password"
      dir="ltr"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t('form.show')}
            data-shows={props.name}
            data-other-label={t('form.hide')}
            sx={{
              '& svg:last-of-type, &[data-shown] svg:first-of-type': { display: 'none' },
              '&[data-shown] svg:last-of-type': { display: 'inline-block' },
            }}
          >
            <VisibilityIcon />
            <VisibilityOffIcon />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
