import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reminderId } from '#config/paths.ts';
import { band, bandAccents, stripes } from '#theme/tokens.ts';
import { topBarHeight } from '#ui/top-bar-height.ts';
import { CountdownIsland } from '../countdown/countdown.islands.tsx';
import { RegisterButton } from '../register-button.tsx';
import { shownTo } from '../shown-to.ts';
import { JoinNoteIsland, JoinWordsIsland, ReminderIsland } from './join.islands.tsx';

/**
 * The last section, which invites to register and shows the deadline. After registration has ended it contains
 * the form for a reminder of the next season.
 */
export function JoinNow() {
  return (
    <Box
      component="section"
      id={reminderId}
      aria-labelledby={`${reminderId}-heading`}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        scrollMarginBlockStart: topBarHeight,
        color: 'band.text',
        backgroundColor: 'band.ground',
        'html[data-session] &': { display: 'none' },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: { xs: 0, lg: 360, xl: 480 },
          backgroundImage: stripes(band.text),
        },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          maxInlineSize: 1280,
          marginInline: 'auto',
          paddingInline: { xs: 2.5, sm: 4 },
          paddingBlock: { xs: 7, md: 12 },
        }}
      >
        <Box sx={{ maxInlineSize: 520, display: 'grid', gap: 3, justifyItems: 'start' }}>
          <JoinWordsIsland />
          <Box sx={{ inlineSize: '100%', maxInlineSize: 460, ...shownTo.visitors }}>
            <CountdownIsland />
          </Box>
          <Box sx={{ ...bandAccents, ...shownTo.visitors }}>
            <RegisterButton />
          </Box>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'band.muted', minBlockSize: '1.75em', ...shownTo.visitors }}
          >
            <JoinNoteIsland />
          </Typography>
          <ReminderIsland />
        </Box>
      </Box>
    </Box>
  );
}
