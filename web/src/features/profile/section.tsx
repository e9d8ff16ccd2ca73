import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  children: ReactNode;
}

export function Section({ title, badge, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2.5, sm: 3.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          marginBlockEnd: 2.5,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {badge}
      </Box>
      {children}
    </Card>
  );
}
