import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  help?: ReactNode;
  /** Short fields share a row where there is room. */
  columns?: boolean;
  children: ReactNode;
}

export const wholeRow = { gridColumn: '1 / -1' } as const;

/** A headed part of a step. */
export function Section({ title, help, columns = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {help && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {help}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: columns
            ? { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
            : 'minmax(0, 1fr)',
          columnGap: 2.5,
          rowGap: 1.25,
          alignItems: 'end',
          marginBlockStart: 2.5,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
