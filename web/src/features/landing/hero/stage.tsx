import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { topBarHeight } from '#ui/top-bar-height.ts';

/** The dark area that contains poster, clip and text. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      className="hero"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        color: 'band.text',
        backgroundColor: 'band.ink',
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

/** A dark gradient behind the text, which keeps the text readable. */
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
          xs: 'linear-gradient(180deg, rgb(17 20 23 / 0.25), rgb(17 20 23 / 0.2) 170px, rgb(17 20 23 / 0.9) 280px, rgb(17 20 23 / 0.97) 420px)',
          md: 'linear-gradient(var(--toward-end), rgb(17 20 23 / 0.97) 18%, rgb(17 20 23 / 0.86) 40%, rgb(17 20 23 / 0.12) 74%, transparent)',
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
