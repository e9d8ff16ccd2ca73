import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';
import { PricingLeadIsland } from './pricing.islands.tsx';

/** The packages as cards on phones and as a table on wider screens. The HTML contains both, and CSS hides one. */
export function Pricing() {
  const { t } = useTranslation('landing');
  return (
    <Section heading={t('pricing.heading')} lead={<PricingLeadIsland />}>
      <Box sx={{ display: { md: 'none' } }}>
        <PriceCards />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PriceTable />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 3 }}>
        {t('pricing.childNote')}
      </Typography>
    </Section>
  );
}
