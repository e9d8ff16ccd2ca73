import { offersRial } from '@fanclub/contract/members/payment';
import { isForChild, packTypes } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FaqTeaser } from './faq-teaser.tsx';
import { Hero } from './hero/hero.tsx';
import { JoinNow } from './join/join-now.tsx';
import { PriceCards } from './pricing/price-cards.tsx';
import { PriceTable } from './pricing/price-table.tsx';
import { PricingLeadIsland } from './pricing/pricing.islands.tsx';
import { Section } from './section.tsx';
import { Stories } from './stories/stories.tsx';
import { Trust } from './trust/trust.tsx';

const childPacks = packTypes.filter(isForChild);

/** The packages as cards on phones and as a table on wider screens. The HTML contains both, and CSS hides one. */
function Pricing() {
  const { t, format } = useTexts('landing');
  const packName = usePackName();
  return (
    <Section heading={t('pricing.heading')} lead={<PricingLeadIsland />}>
      <Box sx={{ display: { md: 'none' } }}>
        <PriceCards />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PriceTable />
      </Box>
      {childPacks.length > 0 && (
        <Typography variant="note" sx={{ marginBlockStart: 3 }}>
          {t('pricing.childNote', { packs: format.list(childPacks.map(packName)) })}
        </Typography>
      )}
      {offersRial(format.language) && (
        <Typography variant="note" sx={{ marginBlockStart: 1 }}>
          {t('pricing.rialNote')}
        </Typography>
      )}
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
