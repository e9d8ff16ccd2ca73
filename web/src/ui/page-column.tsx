import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const widths = { form: 560, text: 760, wide: 1120, full: 1440 } as const;

export interface PageColumnProps {
  /** The page's only `h1`. */
  heading: ReactNode;
  lead?: ReactNode;
  /** Shown beside the heading if there is room, or else below it. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  children?: ReactNode;
}

/** Column and heading of a page; top bar, skip link, `main` and footer come from the shell. */
export function PageColumn({ heading, lead, actions, width = 'wide', children }: PageColumnProps) {
  return (
    <Container
      disableGutters
      maxWidth={false}
      sx={{
        maxInlineSize: widths[width],
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 4, md: 7 },
        '@media print': { padding: 0 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: { xs: 3, md: 5 },
        }}
      >
        <Box>
          <Typography variant="h1">{heading}</Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ marginBlockStart: 1, maxInlineSize: '68ch' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Container>
  );
}
