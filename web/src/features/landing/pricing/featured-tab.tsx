import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Sits on the upper edge of the most chosen package, so that the prices stay on one line. */
export function FeaturedTab() {
  const { t } = useTranslation('landing');
  return (
    <Chip
      size="small"
      label={t('pricing.featured')}
      sx={{
        position: 'absolute',
        insetBlockStart: -13,
        insetInlineStart: 16,
        backgroundColor: 'gold.fill',
        color: 'gold.text',
      }}
    />
  );
}
