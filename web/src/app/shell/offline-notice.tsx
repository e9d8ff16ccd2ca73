import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { topBarHeight } from '#ui/top-bar-height.ts';

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that the browser is offline; stays visible below the top bar while the page scrolls. In the panel it is beside
 * the rail, so that it covers none of the rail's links.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        insetBlockStart: topBarHeight,
        marginInlineStart: 'var(--rail-size, 0px)',
        // Above other sticky elements, below the top bar and dialogs.
        zIndex: ({ zIndex }) => zIndex.appBar - 1,
        '@media print': { display: 'none' },
      }}
    >
      {!isOnline && (
        <Alert severity="warning" square sx={{ borderRadius: 0 }}>
          {t('state.offline')}
        </Alert>
      )}
    </Box>
  );
}
