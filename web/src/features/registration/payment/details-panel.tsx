import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The ground on which amounts and account details stand. */
export function DetailsPanel({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        padding: { xs: 2, sm: 3 },
        borderRadius: '14px',
        backgroundColor: 'surface.sunken',
      }}
    >
      {children}
    </Box>
  );
}

interface DetailProps {
  label: string;
  children: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
}

/** A label above what is to be read off, or copied. */
export function Detail({ label, children, action, note }: DetailProps) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {children}
        {action}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" component="div">
          {note}
        </Typography>
      )}
    </Box>
  );
}
