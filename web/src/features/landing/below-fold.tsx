import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { band } from '#theme/tokens.ts';
import Countdown from './countdown/countdown.island.tsx';
import { FaqTeaser } from './faq-teaser.tsx';
import JoinButton from './join-button.island.tsx';
import JoinNote from './join-note.island.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Stories } from './stories/stories.tsx';

/** All that comes after the first screen. */
export function BelowFold() {
  return (
    <>
      <Stories />
      <Pricing />
      <FaqTeaser />
      <JoinNow />
    </>
  );
}

/** The last call, with the deadline once more. */
function JoinNow() {
  const { t } = useTranslation('landing');
  const id = useId();

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: 'band.text',
        backgroundColor: 'band.ink',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: { xs: 0, md: 360, xl: 480 },
          backgroundImage: `repeating-linear-gradient(90deg, ${band.text} 0 20%, transparent 20% 40%)`,
        },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          maxInlineSize: 1280,
          marginInline: 'auto',
          paddingInline: { xs: 2.5, sm: 4 },
          paddingBlock: { xs: 7, md: 12 },
        }}
      >
        <Box sx={{ maxInlineSize: 520, display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography id={id} variant="display" component="h2">
            {t('join.heading')}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {t('join.text')}
          </Typography>
          <Box sx={{ inlineSize: '100%', maxInlineSize: 460 }}>
            <Countdown />
          </Box>
          <JoinButton />
          <JoinNote />
        </Box>
      </Box>
    </Box>
  );
}
