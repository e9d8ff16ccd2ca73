import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Codes, e-mails, phone and card numbers: left-to-right wherever they stand. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={{
        unicodeBidi: 'isolate',
        fontVariantNumeric: 'tabular-nums',
        fontFeatureSettings: 'normal',
      }}
    >
      {children}
    </Box>
  );
}
