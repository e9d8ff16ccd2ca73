import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';
import { radius } from '#theme/tokens.ts';
import { Row } from '#ui/row.tsx';

const variants = {
  paper: { border: 'var(--line)', backgroundColor: 'background.paper' },
  sunken: { border: 'var(--line)', backgroundColor: 'surface.sunken' },
  ground: { backgroundColor: 'surface.sunken' },
  outline: { border: 'var(--line)' },
  /** A placeholder for content that does not exist yet. */
  empty: { border: '1px dashed', borderColor: 'divider' },
} as const;

type PanelProps = BoxProps & {
  component?: ElementType;
  variant?: keyof typeof variants;
  round?: keyof typeof radius;
};

/** A rounded box around its content. */
export function Panel({ variant = 'paper', round = 'card', sx, ...box }: PanelProps) {
  return (
    <Box
      {...box}
      sx={[
        { borderRadius: radius[round], ...variants[variant] },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

interface SectionPanelProps {
  title: string;
  /** Content at the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page in a box, with its own heading. */
export function SectionPanel({ title, aside, children }: SectionPanelProps) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2.5, sm: 3.5 } }}>
      <Row apart sx={{ marginBlockEnd: 2.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {aside}
      </Row>
      {children}
    </Panel>
  );
}
