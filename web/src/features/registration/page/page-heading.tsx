import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesOf, stepOfPage, type WizardPage } from '../draft/pages.ts';

/** The focus is moved to the heading for screen readers. An outline would make the heading look like a button. */
const noFrame = { '&:focus-visible': { outline: 'none' } } as const;

interface PageHeadingProps {
  page: WizardPage;
  /** Replaces the page's usual title. The line "Information, page 2 of 4" above it is then left out. */
  title?: string | undefined;
  lead?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a page. If its step has several pages, the line above says which one it is. */
export function PageHeading({ page, title, lead, ref }: PageHeadingProps) {
  const { t } = useTranslation('registration');
  const step = stepOfPage(page);
  const parts = pagesOf(step);
  return (
    <Box component="header">
      {!title && parts.length > 1 && (
        <Typography variant="note">
          {t('part', {
            step: t(`stepper.${step}`),
            part: parts.indexOf(page) + 1,
            parts: parts.length,
          })}
        </Typography>
      )}
      <Typography variant="h1" ref={ref} tabIndex={-1} sx={noFrame}>
        {title ?? t(`${page}.title`)}
      </Typography>
      {lead && (
        <Typography color="textSecondary" component="div" sx={{ marginBlockStart: 1 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
