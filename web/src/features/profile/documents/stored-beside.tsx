import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StoredBesideProps {
  /** The stored document, or what is said in place of it. */
  stored: ReactNode;
  /** The field for another image. */
  children: ReactNode;
}

/** Puts the stored document beside the field for another image, and above it on phones. */
export function StoredBeside({ stored, children }: StoredBesideProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(128px, 1fr) minmax(0, 3fr)' },
        gap: 2,
      }}
    >
      <Box sx={{ maxInlineSize: 208 }}>{stored}</Box>
      <div>{children}</div>
    </Box>
  );
}
