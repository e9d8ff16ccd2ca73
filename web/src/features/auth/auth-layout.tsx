import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/use-page-title.ts';
import { AuthBand } from './auth-band.tsx';

interface AuthLayoutProps {
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One narrow column; wide screens show the club beside it. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  const title = usePageTitle();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 44%)' },
        minBlockSize: { lg: 'calc(100svh - 61px)' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: { xs: 'start', lg: 'center' },
          paddingInline: { xs: 2, sm: 4 },
          paddingBlock: { xs: 4, md: 7 },
        }}
      >
        <Box sx={{ inlineSize: '100%', maxInlineSize: 448 }}>
          <Typography variant="h1">{heading ?? title}</Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
              {lead}
            </Typography>
          )}
          <Box sx={{ marginBlockStart: { xs: 3, md: 4 } }}>{children}</Box>
        </Box>
      </Box>
      <AuthBand />
    </Box>
  );
}
