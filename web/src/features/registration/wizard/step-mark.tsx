import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

export type StepState = 'done' | 'active' | 'upcoming';

const circleStyle = {
  done: { backgroundColor: 'secondary.main', color: 'secondary.contrastText' },
  active: { backgroundColor: 'accent.fill', color: 'accent.on' },
  upcoming: {
    color: 'text.secondary',
    boxShadow: 'inset 0 0 0 1.5px var(--fan-palette-surface-control)',
  },
} as const;

interface StepMarkProps {
  position: number;
  label: string;
  state: StepState;
  onClick?: (() => void) | undefined;
}

/** The name of a step below its number, or below a tick if it is completed. */
export function StepMark({ position, label, state, onClick }: StepMarkProps) {
  const { t } = useTranslation('registration');
  const { number } = useFormat();
  const content = (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          // The circle grows with its number when a reader chooses larger letters.
          inlineSize: '2rem',
          blockSize: '2rem',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          fontWeight: 800,
          lineHeight: 1,
          ...circleStyle[state],
        }}
      >
        {state === 'done' ? <CheckIcon sx={{ fontSize: '1.25rem' }} /> : number(position)}
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
          fontWeight: state === 'active' ? 750 : 500,
          color: state === 'active' ? 'text.primary' : 'text.secondary',
          // With large text the names of the steps do not fit beside each other on a phone. Only the current step is
          // named then.
          '@container (max-width: 16rem)':
            state === 'active' ? { whiteSpace: 'nowrap' } : visuallyHidden,
        }}
      >
        {label}
        <Box component="span" sx={visuallyHidden}>{` (${t(`stepper.${state}`)})`}</Box>
      </Box>
    </>
  );
  if (!onClick) return <Box sx={markStyle}>{content}</Box>;
  return (
    <ButtonBase onClick={onClick} sx={{ ...markStyle, '&:hover': { textDecoration: 'underline' } }}>
      {content}
    </ButtonBase>
  );
}

const markStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.75,
  font: 'inherit',
  borderRadius: radius.input,
} as const;
