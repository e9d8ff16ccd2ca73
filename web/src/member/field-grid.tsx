import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Puts fields in two columns, or in one on a phone. A field with `wholeRow` takes both columns. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2.5,
        rowGap: 1.25,
        '& > .MuiFormControl-root': fieldRows,
      }}
    >
      {children}
    </Box>
  );
}

export const wholeRow = { gridColumn: '1 / -1' } as const;

/** Aligns labels, help texts, controls and errors of neighbouring fields, whatever their length. */
const fieldRows = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: 0,
  '& > .MuiInputLabel-root': { gridRow: 1 },
  '& > .MuiTypography-root': { gridRow: 2 },
  '& > .MuiInputBase-root, & > .MuiAutocomplete-root, & > [role="radiogroup"]': { gridRow: 3 },
  '& > .MuiFormHelperText-root': { gridRow: 4 },
} as const;
