import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';
import { steps as allSteps, type Step } from '../draft/pages.ts';
import { StepMark, type StepState } from './step-mark.tsx';

function stateOf(steps: readonly Step[], step: Step, current: Step): StepState {
  const distance = steps.indexOf(step) - steps.indexOf(current);
  if (distance === 0) return 'active';
  return distance < 0 ? 'done' : 'upcoming';
}

interface StepIndicatorProps {
  steps?: readonly Step[] | undefined;
  current: Step;
  /** Called with a completed step that the person pressed. Undefined if going back is not possible. */
  onBackTo?: ((step: Step) => void) | undefined;
}

/** Lists the steps of the wizard and shows which one is the current one. */
export function StepIndicator({ steps = allSteps, current, onBackTo }: StepIndicatorProps) {
  const { t } = useTranslation('registration');
  return (
    <Box
      component="ol"
      aria-label={t('stepper.label')}
      sx={{ ...bareList, display: 'flex', maxInlineSize: 640, containerType: 'inline-size' }}
    >
      {steps.map((step, index) => {
        const state = stateOf(steps, step, current);
        const canGoBack = state === 'done' && onBackTo;
        return (
          <Box
            key={step}
            component="li"
            aria-current={state === 'active' ? 'step' : undefined}
            sx={{
              flex: '1 1 0',
              minInlineSize: 0,
              position: 'relative',
              '&:not(:last-child)::after': {
                content: '""',
                position: 'absolute',
                insetBlockStart: 'calc(1rem - 1px)',
                insetInlineStart: '2.5rem',
                insetInlineEnd: 8,
                blockSize: 2,
                borderRadius: 1,
                backgroundColor: state === 'done' ? 'secondary.main' : 'divider',
              },
              '&:last-child': { flexGrow: 0, flexBasis: 'auto' },
            }}
          >
            <StepMark
              position={index + 1}
              label={t(`stepper.${step}`)}
              state={state}
              onClick={canGoBack ? () => onBackTo(step) : undefined}
            />
          </Box>
        );
      })}
    </Box>
  );
}
