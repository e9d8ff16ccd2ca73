import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isBandLight, onBand } from '#theme/tokens.ts';
import { topBarHeight } from '#ui/top-bar-height.ts';

/** The band that contains poster, clip and text. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      className="hero"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        ...onBand,
        minBlockSize: {
          xs: `calc(100svh - ${topBarHeight}px - var(--first-inset, 0px))`,
          md: `min(calc(100svh - ${topBarHeight}px), 860px)`,
        },
        display: 'grid',
      }}
    >
      {children}
    </Box>
  );
}

/** Styles with which poster and clip fill the same box in the same way. */
export const fillsStage = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Where poster and clip are cropped, the card in the clip stays in view: phones keep the top edge, wide screens the
  // right edge. For right-to-left languages `HeroClip` keeps the left edge.
  objectPosition: { xs: '50% 0%', md: '100% 50%' },
} as const;

/** Returns the band's ground so thick, in percent, that something of the picture behind it shows. */
export const bandAt = (percent: number) =>
  `color-mix(in srgb, var(--fan-palette-band-ground) ${percent}%, transparent)`;

/** Dark words need more of a bright ground, because the picture behind it is dark. */
const thick = isBandLight ? { at: 97, until: 56, end: 82 } : { at: 86, until: 40, end: 74 };

/** The band's ground behind the text, which keeps the text readable. */
export function Shade() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        '--toward-end': '90deg',
        '[dir="rtl"] &': { '--toward-end': '270deg' },
        background: {
          // On phones the heights are in pixels, because the card above the text is equally high at every font size.
          xs: `linear-gradient(180deg, ${bandAt(25)}, ${bandAt(20)} 170px, ${bandAt(90)} 280px, ${bandAt(97)} 420px)`,
          md: `linear-gradient(var(--toward-end), ${bandAt(97)} 18%, ${bandAt(thick.at)} ${thick.until}%, ${bandAt(12)} ${thick.end}%, transparent)`,
        },
      }}
    />
  );
}

/** The grid with the areas of card, text and buttons. */
export function StageGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 2,
        inlineSize: '100%',
        maxInlineSize: 1280,
        marginInline: 'auto',
        paddingInline: { xs: 2.5, sm: 4 },
        paddingBlock: { xs: 3, md: 6 },
        display: 'grid',
        alignContent: { xs: 'space-between', md: 'center' },
        columnGap: 6,
        rowGap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gridTemplateAreas: {
          xs: '"card" "text" "action"',
          md: '"text card" "action card"',
        },
      }}
    >
      {children}
    </Box>
  );
}
