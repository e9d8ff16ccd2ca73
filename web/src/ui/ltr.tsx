import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A value that is always left-to-right, such as a code, an e-mail address, a phone or card number. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={{
        // No line breaks within the value, for example after its hyphen, if the value fits into one line.
        display: 'inline-block',
        maxInlineSize: '100%',
        overflowWrap: 'anywhere',
        // The underline of a link around the value does not reach into an inline block by itself.
        textDecoration: 'inherit',
        unicodeBidi: 'isolate',
        fontVariantNumeric: 'tabular-nums',
        fontFeatureSettings: 'normal',
      }}
    >
      {children}
    </Box>
  );
}
