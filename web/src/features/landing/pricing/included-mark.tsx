import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** A tick or a dash, said in words too. */
export function IncludedMark({ included }: { included: boolean }) {
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
      <span style={visuallyHidden}>{t(included ? 'pricing.included' : 'pricing.notIncluded')}</span>
    </>
  );
}
