import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Side {
  id: string;
  name: string;
  value: ReactNode;
}

/** Shows labelled values side by side for comparison, two in a row even on a phone. */
export function SideBySide({ sides }: { sides: readonly Side[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 360px))',
        gap: 2,
        margin: 0,
        overflowWrap: 'anywhere',
      }}
    >
      {sides.map(({ id, name, value }) => (
        <div key={id}>
          <Typography component="dt" variant="note">
            {name}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
