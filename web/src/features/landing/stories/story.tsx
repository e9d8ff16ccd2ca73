import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StoryProps {
  title: string;
  text: string;
  /** The picture comes first on wide screens. */
  swapped?: boolean;
  children: ReactNode;
}

export function Story({ title, text, swapped = false, children }: StoryProps) {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: { md: 8, xl: 12 },
        rowGap: 3,
        gridTemplateColumns: { md: swapped ? '6fr 5fr' : '5fr 6fr' },
      }}
    >
      <Box sx={{ order: { md: swapped ? 2 : 1 } }}>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, maxInlineSize: '52ch' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ order: { md: swapped ? 1 : 2 }, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
