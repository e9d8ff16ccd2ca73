import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '#ui/row.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface SectionPageProps {
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Controls at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A section's heading and content. On narrow screens the heading is visually hidden, because the menu above
 * shows the section's name.
 */
export function SectionPage({ lead, actions, children }: SectionPageProps) {
  const title = usePageTitle();
  const isNarrow = useIsNarrow();
  return (
    <Box
      sx={{
        maxInlineSize: 1120,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlockStart: { xs: 2, lg: 2.5 },
        paddingBlockEnd: 8,
        '@media print': { padding: 0, maxInlineSize: 'none', '& > header': { display: 'none' } },
      }}
    >
      <Row apart component="header" sx={{ columnGap: 3, marginBlockEnd: 2.5 }}>
        <div>
          <Typography variant="h3" component="h1" sx={isNarrow ? visuallyHidden : {}}>
            {title}
          </Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ marginBlockStart: { lg: 0.5 } }}>
              {lead}
            </Typography>
          )}
        </div>
        {actions}
      </Row>
      {children}
    </Box>
  );
}
