import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DashboardGridProps {
  aside: ReactNode;
  children: ReactNode;
}

/** The card first on phones, beside everything else and always in sight on wide screens. */
export function DashboardGrid({ aside, children }: DashboardGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
        gap: { xs: 3, lg: 5 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ order: { lg: 2 }, position: { lg: 'sticky' }, insetBlockStart: 92 }}>{aside}</Box>
      <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
