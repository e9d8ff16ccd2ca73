import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A code, e-mail, phone or card number; always left-to-right. */
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
