import Box from '@mui/material/Box';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from './steps.ts';

/** A new step comes in from where it lies in the reading direction. */
export function StepSlide({ step, children }: { step: Step; children: ReactNode }) {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState({ step, from: 0 });
  if (shown.step !== step) {
    setShown({ step, from: Math.sign(steps.indexOf(step) - steps.indexOf(shown.step)) });
  }
  const sign = i18n.dir() === 'rtl' ? -shown.from : shown.from;
  return (
    <Box
      key={step}
      style={{ '--slide-from': `${sign * 32}px` } as CSSProperties}
      sx={{
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'step-in 220ms ease-out',
        },
        '@keyframes step-in': {
          from: { opacity: 0, transform: 'translateX(var(--slide-from))' },
        },
      }}
    >
      {children}
    </Box>
  );
}
