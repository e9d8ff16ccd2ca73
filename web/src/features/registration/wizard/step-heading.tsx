import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface StepHeadingProps {
  title: string;
  lead: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** What a step is about. */
export function StepHeading({ title, lead, ref }: StepHeadingProps) {
  return (
    <Box component="header">
      <Typography variant="h1" ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" component="div" sx={{ marginBlockStart: 1 }}>
        {lead}
      </Typography>
    </Box>
  );
}
