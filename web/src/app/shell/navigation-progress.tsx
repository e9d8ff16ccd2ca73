import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

/** A line under the top bar while the next page loads; the present one stays in place. */
export function NavigationProgress() {
  const { t } = useTranslation();
  if (useNavigation().state !== 'loading') return null;
  return (
    <LinearProgress
      aria-label={t('state.loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: 3,
        zIndex: 'tooltip',
      }}
    />
  );
}
