import type { MemberProfile } from '@fanclub/contract/members/profile';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HourglassIcon from '@mui/icons-material/HourglassTop';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';

type Application = Pick<MemberProfile, 'request_status' | 'submitted_at' | 'decided_at' | 'email'>;

export interface TimelineStep {
  key: 'submitted' | 'under_review' | 'decision' | 'approved' | 'rejected';
  state: 'done' | 'active' | 'upcoming' | 'failed';
  /** Time at which the step was done; null if it is not done or its time is not stored. */
  at: string | null;
}

/** Returns the steps of an application with their states. */
export function stepsOf(application: Omit<Application, 'email'>): TimelineStep[] {
  const { request_status: status, submitted_at: submittedAt, decided_at: decidedAt } = application;
  const submitted: TimelineStep = { key: 'submitted', state: 'done', at: submittedAt };
  if (status === 'submitted') {
    return [
      submitted,
      { key: 'under_review', state: 'active', at: null },
      { key: 'decision', state: 'upcoming', at: null },
    ];
  }
  return [
    submitted,
    { key: 'under_review', state: 'done', at: null },
    { key: status, state: status === 'approved' ? 'done' : 'failed', at: decidedAt },
  ];
}

/** The steps of an application from top to bottom. */
export function Timeline({ application }: { application: Application }) {
  const steps = stepsOf(application);
  return (
    <Box component="ol" sx={bareList}>
      {steps.map((step) => (
        <Step key={step.key} step={step} email={application.email} />
      ))}
    </Box>
  );
}

const styles = {
  done: { ground: 'success.main', text: 'background.paper', chip: 'success', Icon: CheckIcon },
  active: { ground: 'accent.fill', text: 'accent.on', chip: 'primary', Icon: HourglassIcon },
  failed: { ground: 'error.main', text: 'background.paper', chip: 'error', Icon: CloseIcon },
  upcoming: { ground: 'transparent', text: 'text.secondary', chip: 'default', Icon: null },
} as const;

function Step({ step, email }: { step: TimelineStep; email: string }) {
  const { t } = useTranslation('member');
  const { dateTime } = useFormat();
  const { key, state, at } = step;
  const notes = {
    under_review: null,
    decision: t('timeline.decisionTo', { email: isolateLtr(email) }),
    submitted: null,
    approved: null,
    rejected: null,
  };
  return (
    <TimelineRow state={state} title={t(`timeline.${key}`)}>
      {at ? dateTime(at) : notes[key]}
    </TimelineRow>
  );
}

interface TimelineRowProps {
  state: TimelineStep['state'];
  title: string;
  /** Time of the step, or a note on what to expect. */
  children?: ReactNode;
}

/** One step of a process, for use in an `ol`. */
export function TimelineRow({ state, title, children }: TimelineRowProps) {
  const { t } = useTranslation('member');
  const { ground, text, chip, Icon } = styles[state];
  return (
    <Box
      component="li"
      aria-current={state === 'active' ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 2,
        '&:not(:last-of-type)': { paddingBlockEnd: 2.5 },
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
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 28,
          blockSize: 28,
          borderRadius: radius.chip,
          color: text,
          backgroundColor: ground,
          ...(state === 'upcoming' && { border: '2px dashed', borderColor: 'surface.control' }),
        }}
      >
        {Icon && <Icon sx={{ fontSize: 17 }} />}
      </Box>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography component="span" sx={{ fontWeight: state === 'upcoming' ? 400 : 650 }}>
            {title}
          </Typography>
          {state !== 'failed' && (
            <Chip size="small" variant="outlined" color={chip} label={t(`timeline.${state}`)} />
          )}
        </Box>
        <Typography variant="note">{children}</Typography>
      </Box>
    </Box>
  );
}
