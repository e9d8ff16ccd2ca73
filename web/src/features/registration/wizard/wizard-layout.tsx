import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { pagesOf, type Step, stepOfPage, type WizardPage } from '../draft/pages.ts';
import { StepIndicator } from './step-indicator.tsx';

interface WizardLayoutProps {
  page: WizardPage;
  /** The steps to show; all steps by default. */
  steps?: readonly Step[] | undefined;
  onBackTo?: ((page: WizardPage) => void) | undefined;
  children: ReactNode;
}

/** Shows the step indicator above the page. */
export function WizardLayout({ page, steps, onBackTo, children }: WizardLayoutProps) {
  const isFilledIn = page !== 'tracking';
  const backTo = (step: Step) => {
    const [first] = pagesOf(step);
    if (first) onBackTo?.(first);
  };
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
      <StepIndicator steps={steps} current={stepOfPage(page)} onBackTo={onBackTo && backTo} />
      {children}
    </Container>
  );
}

/** Lays out the page and, on wide screens, a column beside it for the summary. */
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
