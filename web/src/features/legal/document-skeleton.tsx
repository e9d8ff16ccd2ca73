import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { measureOf } from './measure.ts';

export function DocumentSkeleton() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box role="status" aria-label={t('state.loading')} sx={{ maxInlineSize: measureOf(language) }}>
      <TextSkeleton lines={3} />
      {[1, 2, 3].map((section) => (
        <Box key={section} sx={{ marginBlockStart: 5 }}>
          <Skeleton variant="text" sx={{ inlineSize: '45%', fontSize: '1.5rem' }} />
          <TextSkeleton lines={5} />
        </Box>
      ))}
    </Box>
  );
}
