import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A value that is always left-to-right, such as a code, an e-mail address, a phone or card number. */
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
