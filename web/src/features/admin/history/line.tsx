import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/use-format.ts';

interface LineProps {
  /** What happened. */
  title: ReactNode;
  at: string;
  /** Who did it, if that is known. */
  by: ReactNode;
  /** Lines below, each of which takes the whole width. */
  children?: ReactNode;
}

/** One line of a history: what happened and when, and below it who did it. */
export function Line({ title, at, by, children }: LineProps) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        columnGap: 3,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography
        component="time"
        dateTime={at}
        title={format.dateTime(at)}
        variant="body2"
        color="textSecondary"
      >
        {format.series([format.ownDate(at), format.time(at)])}
      </Typography>
      {by && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {by}
        </Typography>
      )}
      {children}
    </Box>
  );
}
