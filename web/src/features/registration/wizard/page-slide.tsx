import Box from '@mui/material/Box';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WizardPage, wizardPages } from '../draft/pages.ts';

/**
 * Slides a new page in from the side: a later page from the end of the line, an earlier one from its start.
 */
export function PageSlide({ page, children }: { page: WizardPage; children: ReactNode }) {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState({ page, from: 0 });
  if (shown.page !== page) {
    setShown({
      page,
      from: Math.sign(wizardPages.indexOf(page) - wizardPages.indexOf(shown.page)),
    });
  }
  const sign = i18n.dir() === 'rtl' ? -shown.from : shown.from;
  return (
    <Box
      key={page}
      style={{ '--slide-from': `${sign * 32}px` } as CSSProperties}
      sx={{
        // The page that is opened first is there at once.
        ...(shown.from !== 0 && {
          '@media (prefers-reduced-motion: no-preference)': {
            animation: 'page-in 150ms ease-out',
          },
        }),
        '@keyframes page-in': {
          from: { opacity: 0, transform: 'translateX(var(--slide-from))' },
        },
      }}
    >
      {children}
    </Box>
  );
}
