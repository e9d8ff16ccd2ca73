import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#api/use-settings.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { Section } from '../section.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';

export function Pricing() {
  const { t } = useTranslation('landing');
  const { settings } = useSettings();
  const isNarrow = useIsNarrow('md');
  const { club_card_price: card, shipping_price: shipping, season, prices } = settings;
  const List = isNarrow ? PriceCards : PriceTable;
  return (
    <Section heading={t('pricing.heading')} lead={t('pricing.lead', { card, shipping, season })}>
      <List prices={prices} />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 3 }}>
        {t('pricing.childNote')}
      </Typography>
    </Section>
  );
}
