import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#api/use-settings.ts';
import { formatDaysAndHours } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ScoreDigits } from './score-digits.tsx';
import { useCountdown } from './use-countdown.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Time to the deadline, set like a scoreboard; afterwards the sentence that says what still holds. */
export function Countdown() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { settings, isPending } = useSettings();
  const left = useCountdown(settings.deadline);
  const isOver = !isPending && !left;
  const isClosed = settings.enforce_deadline && (settings.deadline_passed || isOver);

  return (
    <Box sx={{ minBlockSize: 88, display: 'grid', alignItems: 'center' }}>
      {isOver ? (
        <Typography sx={{ fontWeight: 650, maxInlineSize: '34ch' }}>
          {t(isClosed ? 'countdown.closed' : 'countdown.late')}
        </Typography>
      ) : (
        <Box role="timer" aria-live="off">
          <Box component="span" sx={visuallyHidden}>
            {left &&
              t('countdown.remaining', {
                left: formatDaysAndHours(left.days, left.hours, language),
              })}
          </Box>
          <Box aria-hidden sx={{ display: 'flex', gap: { xs: 1, sm: 1.25 } }}>
            {units.map((unit) => (
              <ScoreDigits
                key={unit}
                value={isPending ? null : (left?.[unit] ?? 0)}
                label={t(`countdown.${unit}`)}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
