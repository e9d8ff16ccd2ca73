import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#api/use-settings.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { JoinButton } from '../join-button.tsx';
import { Stage } from './stage.tsx';

/** The first screen: the card, the headline, what it costs, until when, and the way in. */
export function Hero() {
  const { t } = useTranslation('landing');
  const { settings, isPending } = useSettings();
  const lowest = Math.min(...Object.values(settings.prices));

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
        <MembershipCard name="" pack="international" season={settings.season} tilts />
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
          <Typography
            variant="body2"
            sx={{ color: 'band.muted', marginBlockEnd: 1, minBlockSize: '1.75em' }}
          >
            {!isPending && t('hero.deadline', { day: settings.deadline })}
          </Typography>
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
          <Typography sx={{ fontWeight: 650 }}>{t('hero.priceFrom', { price: lowest })}</Typography>
        </Box>
      </Box>
    </Stage>
  );
}
