import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LegalSection } from './parse-document.ts';
import { Prose } from './prose.tsx';

export function Section({ id, heading, body }: LegalSection) {
  const { t } = useTranslation('legal');
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ marginBlockStart: { xs: 4, md: 5 }, breakInside: 'avoid' }}
    >
      <Typography
        id={id}
        variant="h3"
        component="h2"
        sx={{
          scrollMarginBlockStart: 84,
          marginBlockEnd: 1,
          '& a': { opacity: 0, displayPrint: 'none' },
          '&:hover a, & a:focus-visible': { opacity: 1 },
        }}
      >
        {heading}{' '}
        <Link href={`#${id}`} underline="none" aria-label={t('linkTo', { heading })}>
          #
        </Link>
      </Typography>
      <Prose>{body}</Prose>
    </Box>
  );
}
