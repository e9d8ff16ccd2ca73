import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const rows = ['60%', '45%', '70%', '55%', '50%', '65%', '40%', '58%'];

/** Rows of the list's own shape. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('state.loading')}>
      {rows.map((inlineSize) => (
        <Box
          key={inlineSize}
          sx={{
            paddingInline: 3,
            paddingBlock: 1.5,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton sx={{ inlineSize, maxInlineSize: 320, fontSize: '1rem' }} />
          <Skeleton sx={{ inlineSize: '80%', maxInlineSize: 520, fontSize: '0.875rem' }} />
        </Box>
      ))}
    </Box>
  );
}
