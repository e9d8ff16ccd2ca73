import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { radius } from '#theme/tokens.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import type { Calendar } from './calendars.ts';

interface CalendarSwitchProps {
  name: string;
  value: Calendar;
  onChange: (calendar: Calendar) => void;
}

const calendars = ['persian', 'gregorian'] as const;

/** In which calendar a date is written: two radio buttons in one pill. */
export function CalendarSwitch({ name, value, onChange }: CalendarSwitchProps) {
  const { t } = useTranslation('member');
  return (
    <Box role="radiogroup" aria-label={t('date.calendar')} sx={pill}>
      {calendars.map((calendar) => (
        <label key={calendar}>
          <input
            type="radio"
            name={name}
            value={calendar}
            checked={calendar === value}
            onChange={() => onChange(calendar)}
          />
          <span>{t(`date.${calendar}`)}</span>
        </label>
      ))}
    </Box>
  );
}

const pill = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 0.5,
  padding: 0.5,
  marginBlockEnd: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.card,
  '& input': visuallyHidden,
  '& label': { position: 'relative', cursor: 'pointer' },
  '& span': {
    display: 'block',
    paddingInline: 1.5,
    paddingBlock: 0.75,
    borderRadius: radius.input,
    fontSize: '0.875rem',
    color: 'text.secondary',
  },
  '& input:checked + span': {
    color: 'background.paper',
    fontWeight: 650,
    backgroundColor: 'text.primary',
  },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
