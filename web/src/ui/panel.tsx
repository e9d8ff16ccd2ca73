import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';
import { radius } from '#theme/tokens.ts';
import { Row } from '#ui/row.tsx';

const looks = {
  paper: { border: '1px solid', borderColor: 'divider', backgroundColor: 'background.paper' },
  sunken: { border: '1px solid', borderColor: 'divider', backgroundColor: 'surface.sunken' },
  /** A ground without an edge. */
  ground: { backgroundColor: 'surface.sunken' },
  /** An edge without a ground. */
  outline: { border: '1px solid', borderColor: 'divider' },
  /** Where something could stand and does not yet. */
  empty: { border: '1px dashed', borderColor: 'divider' },
} as const;

type PanelProps = BoxProps & {
  component?: ElementType;
  look?: keyof typeof looks;
  round?: keyof typeof radius;
};

/** A rounded box that sets its content apart. */
export function Panel({ look = 'paper', round = 'card', sx, ...box }: PanelProps) {
  return (
    <Box
      {...box}
      sx={[{ borderRadius: radius[round], ...looks[look] }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

interface SectionPanelProps {
  title: string;
  /** At the other end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page in a box, under its own heading. */
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
