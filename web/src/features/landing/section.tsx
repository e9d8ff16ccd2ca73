import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        maxInlineSize: 1280,
        marginInline: 'auto',
        paddingInline: { xs: 2.5, sm: 4 },
        paddingBlock: { xs: 7, md: 12 },
      }}
    >
      <Typography id={id} variant="h2">
        {heading}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, maxInlineSize: '68ch' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Box>
  );
}
