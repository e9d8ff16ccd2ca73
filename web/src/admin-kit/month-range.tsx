import { clubToday } from '@fanclub/contract/club/club-day';
import Box from '@mui/material/Box';
import { useTexts } from '#i18n/use-texts.ts';
import { Choice } from './choice.tsx';
import { latestMonths } from './months.ts';

/** The first and the last day of the chosen months. An absent day means that the range has no beginning or no end. */
export interface ChosenMonths {
  from?: string;
  until?: string;
}

interface MonthRangeProps {
  chosen: ChosenMonths;
  /** The number of months that can be chosen. */
  count: number;
  /** True if the range may have no beginning and no end. */
  mayBeOpen?: boolean;
  onChoose: (chosen: ChosenMonths) => void;
}

/** Two fields for the first and the last month of a range, in the calendar of the language. */
export function MonthRange({ chosen, count, mayBeOpen = false, onChoose }: MonthRangeProps) {
  const { t, format } = useTexts('admin');
  const months = latestMonths(clubToday(), format.language, count);
  const fieldOf = (name: 'from' | 'until') => ({
    label: t(`months.${name}`),
    value: chosen[name] ?? null,
    options: months.map((month) => ({ value: month[name], label: month.name })),
    ...(mayBeOpen && { none: t(`months.${name}None`) }),
    onChoose: (day: string | null) => {
      const { [name]: _, ...other } = chosen;
      if (day === null) return mayBeOpen && onChoose(other);
      const wanted: ChosenMonths = { ...other, [name]: day };
      // If the first month would be after the last one, only the month that was just chosen remains.
      const only = months.find((month) => month[name] === day);
      const isTurned = wanted.from && wanted.until && wanted.from > wanted.until;
      onChoose(isTurned && only ? { from: only.from, until: only.until } : wanted);
    },
  });
  return (
    <Box sx={twoColumns}>
      <Choice {...fieldOf('from')} />
      <Choice {...fieldOf('until')} />
    </Box>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  maxInlineSize: 480,
  marginBlockStart: 1,
} as const;
