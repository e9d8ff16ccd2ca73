import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDaysAndHours } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { radius } from '#theme/tokens.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { useSeason } from '../season-state.ts';
import { type Remaining, useCountdown } from './use-countdown.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Shows the time until the deadline like a scoreboard. After the deadline it shows whether late registrations
 * are accepted.
 */
export function Countdown() {
  const { t } = useTranslation();
  const { season, settings } = useSeason();
  const left = useCountdown(settings?.deadline);
  // When the countdown is over, the loaded season may still be `open`: the settings may have been loaded before the
  // deadline, or the visitor's clock may be ahead of the server's. Then `enforce_deadline` decides whether registration
  // is closed.
  const isOver = settings !== undefined && left === null;
  const isClosed = season === 'closed' || (isOver && settings.enforce_deadline);
  return (
    <Box sx={{ minBlockSize: 88, display: 'grid', alignItems: 'center' }}>
      {isOver || isClosed ? (
        <Typography sx={{ fontWeight: 650, maxInlineSize: '34ch' }}>
          {t(isClosed ? 'countdown.closed' : 'countdown.late')}
        </Typography>
      ) : (
        <Scoreboard left={left ?? null} />
      )}
    </Box>
  );
}

/** Shows the remaining time; `left` is null while the deadline is not known. */
function Scoreboard({ left }: { left: Remaining | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box role="timer" aria-live="off">
      <Box component="span" sx={visuallyHidden}>
        {left &&
          t('countdown.remaining', { left: formatDaysAndHours(left.days, left.hours, language) })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.25 } }}>
        {units.map((unit) => (
          <ScoreDigits key={unit} value={left?.[unit] ?? null} label={t(`countdown.${unit}`)} />
        ))}
      </Box>
    </Box>
  );
}

/** One number of the scoreboard with its unit. */
function ScoreDigits({ value, label }: { value: number | null; label: string }) {
  const format = useFormat();
  const digits =
    value === null ? '––' : format.number(value, { minimumIntegerDigits: 2, useGrouping: false });
  return (
    <Box // The size is in rem, so that the numbers wrap to two lines if the visitor has chosen large letters.
      sx={{ textAlign: 'center', flex: '1 1 4rem', maxInlineSize: '5.75rem' }}
    >
      <Box
        sx={{
          paddingBlock: { xs: 0.5, sm: 0.75 },
          border: '1px solid',
          borderColor: 'band.line',
          borderRadius: radius.input,
          backgroundColor: 'band.raised',
          color: 'band.text',
          fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
          fontWeight: 800,
          lineHeight: 1.35,
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: 0,
          // A thin line like the seam of a flap display. The line is behind the digits, because in front of a Persian
          // zero it would make the zero look like a five.
          backgroundImage: 'linear-gradient(var(--fan-palette-band-ground) 0 0)',
          backgroundSize: '100% 1px',
          backgroundPosition: 'center',
          backgroundRepeat: 'no-repeat',
        }}
      >
        {digits}
      </Box>
      <Box sx={{ marginBlockStart: 0.5, fontSize: '0.8125rem', color: 'band.muted' }}>{label}</Box>
    </Box>
  );
}
