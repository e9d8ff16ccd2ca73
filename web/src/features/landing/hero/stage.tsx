import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StadiumPoster } from './stadium-poster.tsx';

/** Full-width picture under a dark gradient from the reading side, and the grid that lies on it. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: 'band.text',
        backgroundColor: 'band.ink',
        minBlockSize: {
          xs: 'calc(100svh - 60px - var(--consent-inset, 0px))',
          md: 'min(calc(100svh - 60px), 860px)',
        },
        display: 'grid',
      }}
    >
      <StadiumPoster />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          '--toward-end': '90deg',
          '[dir="rtl"] &': { '--toward-end': '270deg' },
          background: {
            xs: 'linear-gradient(180deg, rgb(17 20 23 / 0.35), rgb(17 20 23 / 0.88) 38%, rgb(17 20 23 / 0.94))',
            md: 'linear-gradient(var(--toward-end), rgb(17 20 23) 18%, rgb(17 20 23 / 0.86) 40%, rgb(17 20 23 / 0.2) 78%, transparent)',
          },
        }}
      />
      <Box
        sx={{
          position: 'relative',
          inlineSize: '100%',
          maxInlineSize: 1280,
          marginInline: 'auto',
          paddingInline: { xs: 2.5, sm: 4 },
          paddingBlock: { xs: 3, md: 6 },
          display: 'grid',
          alignContent: { xs: 'space-between', md: 'center' },
          columnGap: 6,
          rowGap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          gridTemplateAreas: {
            xs: '"card" "text" "action"',
            md: '"text card" "action card"',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
