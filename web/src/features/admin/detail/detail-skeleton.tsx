import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { TextSkeleton } from '#ui/skeletons.tsx';

export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('state.loading')}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '3fr 2fr' }, gap: 3 }}
    >
      <Skeleton variant="rounded" height={380} />
      <TextSkeleton lines={6} />
    </Box>
  );
}
