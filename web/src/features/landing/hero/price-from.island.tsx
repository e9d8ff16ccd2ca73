import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';

function PriceFrom() {
  const { t } = useTranslation('landing');
  const { settings } = usePublicSettings();
  return (
    <Typography sx={{ fontWeight: 650, minBlockSize: '1.75em' }}>
      {settings && t('hero.priceFrom', { price: Math.min(...Object.values(settings.prices)) })}
    </Typography>
  );
}

export default island('price-from', PriceFrom, { texts: ['landing'] });
