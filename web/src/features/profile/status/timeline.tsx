import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import type { TimelineStep } from './status-timeline.ts';
import { TimelineDot } from './timeline-dot.tsx';

/** Vertical, the newest step last. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map(({ key, state, at }, place) => (
        <Box
          component="li"
          key={key}
          aria-current={state === 'active' ? 'step' : undefined}
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: '28px minmax(0, 1fr)',
            columnGap: 2,
            paddingBlockEnd: place === steps.length - 1 ? 0 : 2.5,
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              insetBlock: '32px 4px',
              insetInlineStart: 13,
              inlineSize: 2,
              backgroundColor: state === 'done' ? 'success.main' : 'divider',
            },
          }}
        >
          <TimelineDot state={state} />
          <Box>
            <Typography sx={{ fontWeight: state === 'upcoming' ? 400 : 650 }}>
              {t(`timeline.${key}.title`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {at
                ? format.dateTime(at)
                : t(state === 'done' ? 'timeline.done' : `timeline.${key}.text`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
