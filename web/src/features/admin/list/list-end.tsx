import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import type { Members } from '../api/queries.ts';
import { useLatest } from '../use-latest.ts';

/** Loads the next page when it comes into sight; the button is for those who do not scroll. */
export function ListEnd({ members }: { members: Members }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoadingMore, error, loadMore } = members;
  const latest = useLatest(loadMore);

  useEffect(() => {
    if (!end.current || !hasMore || error) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, error, latest]);

  if (!hasMore) return null;
  return (
    <Box ref={end} sx={{ display: 'grid', gap: 1, padding: 2 }}>
      {error && <Alert severity="error">{errorText(error, 'error_loading_data')}</Alert>}
      <Button variant="outlined" color="secondary" loading={isLoadingMore} onClick={loadMore}>
        {t('list.more')}
      </Button>
    </Box>
  );
}
