import { isolateLtr } from '@fanclub/contract/text/isolate';
import CheckIcon from '@mui/icons-material/Check';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import type { Registered } from './registered.ts';

/** Where the application stands. */
export function Timeline({ registered }: { registered: Registered }) {
  const { t } = useTranslation('registration');
  const { dateTime } = useFormat();
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <Stage
        state="completed"
        icon={<CheckIcon fontSize="small" />}
        title={t('tracking.submitted')}
        note={dateTime(registered.created_at)}
      />
      <Stage
        state="pending"
        icon={<HourglassIcon fontSize="small" />}
        title={t('tracking.review')}
        note={t('tracking.reviewTime')}
      />
      <Stage
        state="upcoming"
        icon={<MailIcon fontSize="small" />}
        title={t('tracking.notification')}
        note={t('tracking.notificationTo', { email: isolateLtr(registered.email) })}
      />
    </Box>
  );
}

interface StageProps {
  state: 'completed' | 'pending' | 'upcoming';
  icon: ReactNode;
  title: string;
  note: string;
}

const looks = {
  completed: {
    colour: 'success',
    background: 'success.main',
    text: 'background.paper',
    line: 'success.main',
  },
  pending: { colour: 'primary', background: 'gold.fill', text: 'gold.text', line: 'divider' },
  upcoming: {
    colour: 'default',
    background: 'surface.sunken',
    text: 'text.secondary',
    line: 'divider',
  },
} as const;

function Stage({ state, icon, title, note }: StageProps) {
  const { t } = useTranslation('registration');
  const look = looks[state];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '36px minmax(0, 1fr)',
        columnGap: 2,
        paddingBlockEnd: 3,
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '36px 0',
          insetInlineStart: 17,
          inlineSize: 2,
          backgroundColor: look.line,
        },
        '&:last-child': { paddingBlockEnd: 0 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          inlineSize: 36,
          blockSize: 36,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          backgroundColor: look.background,
          color: look.text,
        }}
      >
        {icon}
      </Box>
      <Box sx={{ paddingBlockStart: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={look.colour}
            label={t(`tracking.${state}`)}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Box>
    </Box>
  );
}
