import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import Countdown from '../countdown/countdown.island.tsx';
import JoinButton from '../join-button.island.tsx';
import DeadlineNote from './deadline-note.island.tsx';
import HeroCard from './hero-card.island.tsx';
import PriceFrom from './price-from.island.tsx';
import { Stage } from './stage.tsx';

/** The first screen: the card, the headline, what it costs, until when, and the way in. */
export function Hero() {
  const { t } = useTranslation('landing');

  return (
    <Stage>
      <Box
        sx={{
          gridArea: 'card',
          alignSelf: 'center',
          justifySelf: { xs: 'start', md: 'center' },
          inlineSize: '100%',
          maxInlineSize: { xs: 'min(310px, 38svh)', md: 460 },
          rotate: { md: '-3deg' },
          '[dir="rtl"] &': { rotate: { md: '3deg' } },
        }}
      >
        <HeroCard />
      </Box>
      <Box sx={{ gridArea: 'text' }}>
        <Typography variant="display" component="h1" sx={{ maxInlineSize: { md: '13ch' } }}>
          {t('hero.headline')}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{
            marginBlockStart: 2,
            color: 'band.muted',
            maxInlineSize: '46ch',
            display: { xs: 'none', sm: 'block' },
          }}
        >
          {t('hero.lead')}
        </Typography>
      </Box>
      <Box
        sx={{ gridArea: 'action', display: 'grid', gap: { xs: 1.5, md: 2.5 }, maxInlineSize: 460 }}
      >
        <Box>
          <DeadlineNote />
          <Countdown />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { sm: 'center' },
            columnGap: 3,
            rowGap: 1,
          }}
        >
          <JoinButton />
          <PriceFrom />
        </Box>
      </Box>
    </Stage>
  );
}
