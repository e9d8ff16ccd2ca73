import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Puts `aside`, which contains the card, above `children` on phones and beside `children` on wide screens. */
export function DashboardGrid({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 300px',
          lg: 'minmax(0, 1fr) 400px',
        },
        gap: { xs: 3, lg: 5 },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          // The card has its maximum width here. It is centred if nothing is beside it.
          justifyItems: 'center',
          order: { md: 2 },
          position: { md: 'sticky' },
          insetBlockStart: 92,
        }}
      >
        {aside}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
