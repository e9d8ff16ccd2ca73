import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HourglassIcon from '@mui/icons-material/HourglassTop';
import Box from '@mui/material/Box';
import { radius } from '#theme/tokens.ts';
import type { StepState } from './status-timeline.ts';

const looks = {
  done: { colour: 'success.main', text: 'background.paper', Icon: CheckIcon },
  active: { colour: 'gold.fill', text: 'gold.text', Icon: HourglassIcon },
  failed: { colour: 'error.main', text: 'background.paper', Icon: CloseIcon },
  upcoming: { colour: 'transparent', text: 'text.secondary', Icon: null },
} as const;

export function TimelineDot({ state }: { state: StepState }) {
  const { colour, text, Icon } = looks[state];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        inlineSize: 28,
        blockSize: 28,
        borderRadius: radius.chip,
        color: text,
        backgroundColor: colour,
        ...(state === 'upcoming' && { border: '2px dashed', borderColor: 'surface.control' }),
      }}
    >
      {Icon && <Icon sx={{ fontSize: 17 }} />}
    </Box>
  );
}
