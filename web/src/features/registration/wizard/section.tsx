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
          marginBlockStart: 2.5,
          ...(columns && { '& > .MuiFormControl-root': fieldRows }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Labels, helps, controls and errors of neighbours stand on the same lines, however long each is. */
const fieldRows = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: 0,
  '& > .MuiInputLabel-root': { gridRow: 1 },
  '&:not(:has(> .MuiTypography-root)) > .MuiInputLabel-root': {
    gridRow: '1 / span 2',
    alignSelf: 'end',
  },
  '& > .MuiTypography-root': { gridRow: 2 },
  '& > .MuiInputBase-root, & > .MuiAutocomplete-root': { gridRow: 3 },
  '& > .MuiFormHelperText-root': { gridRow: 4 },
} as const;
