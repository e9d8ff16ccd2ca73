import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** True if the fact takes a whole row. */
  wide?: boolean;
}

/** Pairs of a label and a value below it, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
        columnGap: 3,
        rowGap: 2,
        margin: 0,
      }}
    >
      {facts.map(({ label, value, wide }) => (
        <Box key={label} sx={{ minInlineSize: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
          <Typography component="dt" variant="note">
            {label}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
