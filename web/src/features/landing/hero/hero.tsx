import Box from '@mui/material/Box';
import { clubFiles } from '#config/club-files.ts';
import { HeroCardIsland, HeroClipIsland, HeroWordsIsland } from './hero.islands.tsx';
import { noRoomForClip } from './hero-files.ts';
import { HeroGround } from './hero-ground.tsx';
import { Stage, StageGrid } from './stage.tsx';
import { WaysOn } from './ways-on.tsx';

const { film } = clubFiles;

/** The first screen: the card, the headline, the price, the deadline and the buttons. */
export function Hero() {
  return (
    <Stage>
      <HeroGround film={film} />
      <StageGrid>
        <Box
          className="hero-card"
          sx={{
            gridArea: 'card',
            alignSelf: 'center',
            justifySelf: 'center',
            inlineSize: '100%',
            maxInlineSize: { xs: 'min(264px, 36svh)', md: 460 },
            rotate: { md: '-3deg' },
            '[dir="rtl"] &': { rotate: { md: '3deg' } },
            transition: 'opacity 250ms ease-out',
            // The card is hidden while the clip plays behind it, because the clip shows a card, too.
            '[data-clip="playing"] &': { opacity: 0 },
            [`@media ${noRoomForClip}`]: { '[data-clip="playing"] &': { opacity: 1 } },
          }}
        >
          <HeroCardIsland />
        </Box>
        <Box sx={{ gridArea: 'text', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <HeroWordsIsland />
        </Box>
        <Box
          sx={{
            gridArea: 'action',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: { xs: 1.5, md: 2.5 },
            maxInlineSize: 460,
          }}
        >
          <WaysOn />
        </Box>
      </StageGrid>
      {film && <HeroClipIsland />}
    </Stage>
  );
}
