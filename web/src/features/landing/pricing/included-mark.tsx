import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface IncludedMarkProps {
  included: boolean;
  /** What exactly, where a tick does not say it. */
  children?: ReactNode;
}

/** A tick or a dash, said in words too. */
export function IncludedMark({ included, children }: IncludedMarkProps) {
  const { t } = useTranslation('landing');
  return (
    <>
      {included ? (
        <CheckIcon color="success" aria-hidden />
      ) : (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          –
        </Box>
      )}
      {children && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {children}
        </Typography>
      )}
      <span style={visuallyHidden}>{t(included ? 'pricing.included' : 'pricing.notIncluded')}</span>
    </>
  );
}
