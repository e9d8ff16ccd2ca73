import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Segments } from '#ui/form/segments.tsx';
import type { Calendar } from './calendars.ts';

interface CalendarSwitchProps {
  name: string;
  value: Calendar;
  onChange: (calendar: Calendar) => void;
}

const calendars = ['persian', 'gregorian'] as const;

/** A switch for the calendar in which a date is written. */
export function CalendarSwitch(props: CalendarSwitchProps) {
  const { t } = useTranslation('member');
  const options = calendars.map((value) => ({ value, label: t(`date.${value}`) }));
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Segments {...props} label={t('date.calendar')} options={options} />
    </Box>
  );
}
