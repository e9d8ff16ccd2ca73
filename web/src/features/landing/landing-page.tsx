import { offersRial } from '@fanclub/contract/members/payment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FaqTeaser } from './faq-teaser.tsx';
import { Hero } from './hero/hero.tsx';
import { JoinNow } from './join/join-now.tsx';
import { PriceCards } from './pricing/price-cards.tsx';
import { PriceTable } from './pricing/price-table.tsx';
import { PricingLeadIsland } from './pricing/pricing.islands.tsx';
import { Section } from './section.tsx';
import { Stories } from './stories/stories.tsx';
import { Trust } from './trust/trust.tsx';

/** The packages as cards on phones and as a table on wider screens. The HTML contains both, and CSS hides one. */
function Pricing() {
  const { t } = useTranslation('landing');
  const isInRial = offersRial(useLanguage());
  return (
    <Section heading={t('pricing.heading')} lead={<PricingLeadIsland />}>
      <Box sx={{ display: { md: 'none' } }}>
        <PriceCards />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PriceTable />
      </Box>
      <Typography variant="note" sx={{ marginBlockStart: 3 }}>
        {t('pricing.childNote')} {isInRial && t('pricing.rialNote')}
      </Typography>
    </Section>
  );
}

/** The landing page: HTML that works without JavaScript, with islands for content that is only known in the browser. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Stories />
      <Pricing />
      <Trust />
      <FaqTeaser />
      <JoinNow />
    </>
  );
}
