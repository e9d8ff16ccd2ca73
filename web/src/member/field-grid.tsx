import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side if there is room; `wholeRow` is for those that take a whole row. */
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

/** Labels, help texts, controls and errors of neighbouring fields are aligned, whatever their length. */
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
