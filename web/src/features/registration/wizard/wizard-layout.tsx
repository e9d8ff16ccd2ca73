import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { StepIndicator } from './step-indicator.tsx';
import type { Step } from './steps.ts';

interface WizardLayoutProps {
  step: Step;
  onBackTo?: ((step: Step) => void) | undefined;
  children: ReactNode;
}

/** The page of every step: where one is, above what the step asks. */
export function WizardLayout({ step, onBackTo, children }: WizardLayoutProps) {
  const isFilledIn = step !== 'tracking';
  return (
    <Container
      disableGutters
      maxWidth={false}
      sx={{
        maxInlineSize: 1120,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 2.5, md: 5 },
        paddingBlockEnd: { xs: isFilledIn ? 0 : 5, lg: 8 },
        display: 'grid',
        gap: { xs: 3, md: 5 },
      }}
    >
      <StepIndicator current={step} onBackTo={onBackTo} />
      {children}
    </Container>
  );
}

/** The step itself, with room beside it on wide screens for what is being bought. */
export function WizardColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        columnGap: 7,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
