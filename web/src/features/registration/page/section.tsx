import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FieldGrid } from '#member/field-grid.tsx';

interface SectionProps {
  title: string;
  help?: ReactNode;
  /** True to let short fields share a row if there is room. */
  columns?: boolean;
  children: ReactNode;
}

export function Section({ title, help, columns = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {help && (
        <Typography variant="note" sx={{ marginBlockStart: 0.5 }}>
          {help}
        </Typography>
      )}
      <Box sx={{ marginBlockStart: 2.5 }}>
        {columns ? (
          <FieldGrid>{children}</FieldGrid>
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1.25 }}>
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}
