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
  /** More about it, beside who did it. */
  children?: ReactNode;
}

/**
 * One line of a history: what happened and when, and below it who did it and the details. On a phone the time stands
 * beside who did it, so that most lines are two lines of text.
 */
export function Line({ title, at, by, children }: LineProps) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: { xs: 2, sm: 3 },
        paddingBlock: 1.5,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Typography sx={{ ...onItsOwnLine, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography component="time" dateTime={at} title={format.dateTime(at)} variant="note">
        {format.ownDateTime(at)}
      </Typography>
      <Box sx={below}>
        {by && (
          <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
            {by}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}

const below = {
  gridColumn: '1 / -1',
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
} as const;

/** Style of a detail below the line that says who did it. */
export const onItsOwnLine = { flexBasis: '100%' } as const;
