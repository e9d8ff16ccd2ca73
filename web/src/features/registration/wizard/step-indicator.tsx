import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type Step, steps } from './steps.ts';

type StepState = 'done' | 'active' | 'upcoming';

function stateOf(step: Step, current: Step): StepState {
  const distance = steps.indexOf(step) - steps.indexOf(current);
  if (distance === 0) return 'active';
  return distance < 0 ? 'done' : 'upcoming';
}

const circleLook = {
  done: { backgroundColor: 'secondary.main', color: 'secondary.contrastText' },
  active: { backgroundColor: 'gold.fill', color: 'gold.text' },
  upcoming: {
    color: 'text.secondary',
    boxShadow: 'inset 0 0 0 1.5px var(--fan-palette-surface-control)',
  },
} as const;

/** Where in the four steps one is. */
export function StepIndicator({ current }: { current: Step }) {
  const { t } = useTranslation('registration');
  const { number } = useFormat();
  return (
    <Box
      component="ol"
      aria-label={t('stepper.label')}
      sx={{ display: 'flex', listStyle: 'none', margin: 0, padding: 0, maxInlineSize: 640 }}
    >
      {steps.map((step, index) => {
        const state = stateOf(step, current);
        return (
          <Box
            key={step}
            component="li"
            aria-current={state === 'active' ? 'step' : undefined}
            sx={{
              flex: '1 1 0',
              minInlineSize: 0,
              position: 'relative',
              display: 'grid',
              justifyItems: 'start',
              gap: 0.75,
              '&:not(:last-child)::after': {
                content: '""',
                position: 'absolute',
                insetBlockStart: 15,
                insetInlineStart: 40,
                insetInlineEnd: 8,
                blockSize: 2,
                borderRadius: 1,
                backgroundColor: state === 'done' ? 'secondary.main' : 'divider',
              },
              '&:last-child': { flexGrow: 0, flexBasis: 'auto' },
            }}
          >
            <Box
              aria-hidden
              sx={{
                inlineSize: 32,
                blockSize: 32,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                fontWeight: 800,
                fontVariantNumeric: 'tabular-nums',
                ...circleLook[state],
              }}
            >
              {state === 'done' ? <CheckIcon fontSize="small" /> : number(index + 1)}
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
                fontWeight: state === 'active' ? 750 : 500,
                color: state === 'active' ? 'text.primary' : 'text.secondary',
                whiteSpace: 'nowrap',
              }}
            >
              {t(`stepper.${step}`)}
              <Box component="span" sx={visuallyHidden}>{` (${t(`stepper.${state}`)})`}</Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
