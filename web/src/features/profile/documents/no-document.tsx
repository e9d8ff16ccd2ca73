import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';

/** Shows a text in the place of a document's picture, if there is no document. */
export function NoDocument({ children }: { children: ReactNode }) {
  return (
    <Panel
      variant="empty"
      round="input"
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '4 / 3',
        padding: 2,
        textAlign: 'center',
        borderColor: 'surface.control',
      }}
    >
      <Typography variant="note">{children}</Typography>
    </Panel>
  );
}
