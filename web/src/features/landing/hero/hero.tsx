import Box from '@mui/material/Box';
import { HeroCardIsland, HeroClipIsland, HeroWordsIsland } from './hero.islands.tsx';
import { noRoomForClip, posters, wantsTall } from './hero-files.ts';
import { fillsStage, Shade, Stage, StageGrid } from './stage.tsx';
import { WaysOn } from './ways-on.tsx';

/** The first screen: the card, the headline, the price, the deadline and the buttons. */
export function Hero() {
  return (
    <Stage>
      <Poster />
      <Shade />
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
      <HeroClipIsland />
    </Stage>
  );
}

/**
 * The picture of the stand under floodlights, shown until the clip plays, or instead of the clip. It must be at
 * least as large as the clip, because otherwise the clip's first frame would count as the largest contentful
 * paint.
 */
function Poster() {
  return (
    <picture>
      <source media={wantsTall} srcSet={posters.tall.avif} type="image/avif" />
      <source media={wantsTall} srcSet={posters.tall.webp} type="image/webp" />
      <source srcSet={posters.wide.avif} type="image/avif" />
      <Box
        component="img"
        src={posters.wide.webp}
        alt=""
        width={1600}
        height={900}
        decoding="async"
        sx={{ ...fillsStage, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    </picture>
  );
}
