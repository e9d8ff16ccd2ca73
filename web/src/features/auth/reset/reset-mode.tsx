import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export type ResetMode = 'auto' | 'custom';

interface ResetModeChoiceProps {
  value: ResetMode;
  onChange: (mode: ResetMode) => void;
}

export function ResetModeChoice({ value, onChange }: ResetModeChoiceProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <FormControl sx={{ marginBlockEnd: 3 }}>
      <FormLabel id={id} sx={{ fontWeight: 650, color: 'text.primary' }}>
        {t('reset.mode')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="reset_mode"
        value={value}
        onChange={(_, mode) => onChange(mode as ResetMode)}
      >
        <FormControlLabel value="auto" control={<Radio />} label={t('reset.auto')} />
        <FormControlLabel value="custom" control={<Radio />} label={t('reset.custom')} />
      </RadioGroup>
    </FormControl>
  );
}
