import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { useSeason } from '../season-state.ts';
import { unknown } from '../unknown.ts';

/** Shows the deadline, the time left until it and the lowest price. */
export function HeroSeason() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { season, settings, isAbsent } = useSeason();
  const price = settings ? format.euro(Math.min(...Object.values(settings.prices))) : unknown;
  const day = settings ? format.date(settings.deadline) : unknown;
  if (isAbsent) return <Typography sx={{ color: 'band.muted' }}>{t('hero.absent')}</Typography>;
  // When a value changes, `key` makes React replace the whole text element. If the text of the same element grew to the
  // left, browsers would count this as a layout shift.
  return (
    <Box>
      <Typography
        key={`until ${day}`}
        variant="body2"
        sx={{ color: 'band.muted', marginBlockEnd: 1, minBlockSize: '1.75em' }}
      >
        {t(season === 'late' ? 'hero.deadlineWas' : 'hero.deadline', { day })}
      </Typography>
      <Countdown />
      <Typography
        key={`from ${price}`}
        sx={{ fontWeight: 650, marginBlockStart: { xs: 1.5, md: 2 } }}
      >
        {t('hero.priceFrom', { price })}
      </Typography>
    </Box>
  );
}
